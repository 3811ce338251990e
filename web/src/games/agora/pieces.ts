/** Which card is which, so that it flies from the lot to the hand and from the hand to the tile.
 *
 * Cards of a kind are alike to the rules. Here each that its viewer sees keeps a name while it stays on the table.
 */
import type { EventData } from '../../lib/speech'
import type { AgoraView } from './view'

export interface Card {
  kind: number | null // null: sold before this page was opened
  name: string
}

export interface Cards {
  hand: Card[]
  lot: Card[]
  sold: Card[][] // under each tile, first sold first
}

export class Pieces {
  private last: Cards = { hand: [], lot: [], sold: [] }
  private next = 0

  follow(view: AgoraView, events: readonly EventData[], seat: number | null): Cards {
    const spare = [...this.last.lot]
    const lot = view.lot.map((kind) => taken(spare, kind) ?? this.fresh(kind))
    const held = [...this.last.hand]
    const hand = (view.hand ?? []).flatMap((count, kind) =>
      Array.from({ length: count }, () => taken(held, kind) ?? taken(spare, kind) ?? this.fresh(kind)),
    )
    const sales = events.filter((event) => event.kind === 'CardSold')
    const sold = view.sold.map((count, good) => {
      const known = [...(this.last.sold[good] ?? [])]
      for (const sale of sales) {
        if (sale.good !== good) continue
        const kind = Number(sale.card)
        known.push((sale.seat === seat ? taken(held, kind) : null) ?? this.fresh(kind))
      }
      while (known.length < count) known.unshift(this.fresh(null))
      return known.slice(0, count)
    })
    this.last = { hand, lot, sold }
    return this.last
  }

  private fresh(kind: number | null): Card {
    return { kind, name: `card:${++this.next}` }
  }
}

function taken(from: Card[], kind: number): Card | null {
  const place = from.findIndex((card) => card.kind === kind)
  return place < 0 ? null : (from.splice(place, 1)[0] ?? null)
}
