/** What the events tell and a view does not: who won an auction and how, and the chain of a validation. */
import type { EventData } from '../../lib/speech'

export interface Auction {
  bidders: number[]
  totals: number[]
  winners: number[]
  reason: string // alone, highest, testament, shared
}

export interface Link {
  id: number
  seat: number
  slot: number | null // validated
  points: number
  power: number | null // the action that it gave
  declined: boolean
}

const LINGER = 2600 // ms that the last auction of a round stays to be seen

export class Story {
  auctions = $state.raw<Readonly<Record<number, Auction>>>({})
  chain = $state.raw<readonly Link[]>([])
  private links = 0
  private timer = 0

  tell(events: readonly EventData[], exploration: number, wait: number): void {
    for (const event of events) this.hear(event, exploration, wait)
  }

  private hear(event: EventData, exploration: number, wait: number): void {
    const seat = event.seat ?? 0
    switch (event.kind) {
      case 'RoundStarted': {
        const old = this.auctions
        this.chain = []
        clearTimeout(this.timer)
        this.timer = window.setTimeout(() => this.auctions === old && (this.auctions = {}), LINGER * wait)
        break
      }
      case 'TileStarted':
        this.chain = []
        break
      case 'CardsWon':
        this.chain = []
        break
      case 'AuctionResolved': {
        const { tile, bidders, totals, winners, reason } = event as unknown as Auction & { tile: number }
        this.auctions = { ...this.auctions, [tile]: { bidders, totals, winners, reason } }
        break
      }
      case 'VillageValidated':
        this.link(seat, Number(event.slot), Number(event.points), null)
        break
      case 'ExplorationDone':
        this.link(seat, exploration, Number(event.points), null)
        break
      case 'ActionStarted':
        if (event.source !== 'token') this.link(seat, null, 0, Number(event.action))
        break
      case 'ActionSkipped':
        this.chain = this.chain.map((link, i) => (i === this.chain.length - 1 && link.power !== null ? { ...link, declined: true } : link))
    }
  }

  private link(seat: number, slot: number | null, points: number, power: number | null): void {
    this.links += 1
    this.chain = [...this.chain.filter((link) => link.seat === seat), { id: this.links, seat, slot, points, power, declined: false }]
  }

  /** Somebody took a step back, or the table was opened anew: what was told no longer holds. */
  forget(): void {
    clearTimeout(this.timer)
    this.auctions = {}
    this.chain = []
  }
}
