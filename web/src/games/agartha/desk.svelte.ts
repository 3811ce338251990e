/** What the viewer has taken up and not yet laid down. It only compares with the legal actions: no rule lives here. */
import type { BoardProps } from '../../boards/board'
import type { LegalAction } from '../../lib/protocol'
import type { AgarthaView, Things } from './view'

type Args = Record<string, number>
const PLACING = ['place_start', 'place_card', 'move_to']
const CHOOSING = ['move_card', 'swap_first', 'swap_second']

export class Desk {
  value = $state<number | null>(null) // the token taken up
  spot = $state.raw<{ tile: number; zone: number } | null>(null) // or the zone chosen first
  private next: { kind: string; args: Args } | null = null // the second half of a drag, sent when it is asked

  constructor(
    private readonly read: () => BoardProps,
    readonly things: Things,
  ) {}

  get props(): BoardProps {
    return this.read()
  }

  get view(): AgarthaView {
    return this.props.view as unknown as AgarthaView
  }

  get placing(): boolean {
    return PLACING.includes(this.props.decision ?? '')
  }

  get choosing(): boolean {
    return CHOOSING.includes(this.props.decision ?? '')
  }

  /** The legal actions of a kind that agree with these arguments; none while the table is busy. */
  all(kind: string, args: Args = {}): LegalAction[] {
    if (this.props.busy) return []
    return this.props.legal.filter((action) => action.kind === kind && agrees(action, args))
  }

  can(kind: string, args: Args = {}): boolean {
    return this.all(kind, args).length > 0
  }

  isHinted(kind: string, args: Args): boolean {
    const { hint } = this.props
    return hint !== null && hint.kind === kind && agrees(hint, args)
  }

  say(kind: string, args: Args): string {
    return this.props.speech.action({ kind, args: Object.values(args) })
  }

  /** Whether the game knows such an action at all. */
  private isAction(kind: string, args: Args): boolean {
    return this.props.game.actions.includes(this.notation(kind, args))
  }

  private notation(kind: string, args: Args): string {
    return this.props.speech.notation({ kind, args: Object.values(args) })
  }

  /** Do it, or learn why not. */
  try(kind: string, args: Args, element: Element | null): void {
    const found = this.all(kind, args)[0]
    if (found) this.props.act(found.id)
    else if (!this.props.busy) this.props.why(this.notation(kind, args), element, true)
  }

  // --- tokens and the zones of the tiles -------------------------------------------------------

  pressToken(value: number, element: Element | null): void {
    const { spot } = this
    if (spot && this.can('bid', { value, ...spot })) {
      this.release()
      this.try('bid', { value, ...spot }, element)
    } else if (this.can('bid', { value })) this.value = this.value === value ? null : value
    else this.try('bid', { value, tile: 0, zone: 1 }, element)
  }

  pressSpot(tile: number, zone: number, element: Element | null): void {
    const { value } = this
    const found = this.all('bid', value === null ? { tile, zone } : { value, tile, zone })
    if (this.props.decision !== 'bid' && this.hides(tile, zone)) this.props.tell('AGA-R13', element)
    else if (found.length > 1) this.spot = this.isSpot(tile, zone) ? null : { tile, zone }
    else if (found[0]) {
      this.release()
      this.props.act(found[0].id)
    } else this.try('bid', { value: value ?? this.view.left?.[0] ?? 1, tile, zone }, element)
  }

  /** Somebody else's token lies here face down: whoever presses it wants to see it. */
  hides(tile: number, zone: number): boolean {
    return this.view.tokens.some((token) => token.tile === tile && token.zone === zone && token.value === null && token.seat !== this.props.seat)
  }

  isSpot(tile: number, zone: number): boolean {
    return this.spot?.tile === tile && this.spot.zone === zone
  }

  /** The zones that a bid can reach, of the token taken up where there is one. */
  canBid(tile: number, zone: number): boolean {
    return this.can('bid', this.value === null ? { tile, zone } : { value: this.value, tile, zone })
  }

  // --- cards of the row ------------------------------------------------------------------------

  pressCard(tile: number, pos: number, element: Element | null): void {
    const picking = this.props.decision === 'pick_card'
    const beyond = this.view.tiles[this.view.tile ?? 0]?.length ?? 0
    const empty = this.view.tiles[tile]?.[pos] === undefined
    if (picking && tile === this.view.tile) this.try('pick', { pos }, element)
    else if (picking && empty && this.isAction('pick', { pos: beyond })) this.try('pick', { pos: beyond }, element)
    else this.try('take', { tile, pos }, element)
  }

  canTake(tile: number, pos: number): boolean {
    return this.can('take', { tile, pos }) || (tile === this.view.tile && this.can('pick', { pos }))
  }

  // --- the own board ---------------------------------------------------------------------------

  pressSlot(slot: number, element: Element | null): void {
    const cards = this.choosing ? this.all('card', { slot }) : []
    if (this.placing) this.try('place', { slot }, element)
    else if (cards.length === 1 && cards[0]) this.props.act(cards[0].id)
    else if (cards.length) return // several kinds: the heaps themselves are pressed
    else if (this.choosing && slot < this.things.sector) this.try('card', { slot, kind: this.view.chosen?.[1] ?? 0 }, element)
    else if (this.props.decision === 'validate') this.pressChanged(slot, element)
    else this.try('place', { slot }, element)
  }

  /** The only level of a slot is validated with it; where there are several, their buttons are pressed. */
  private pressChanged(slot: number, element: Element | null): void {
    const offers = this.all('validate', { slot })
    const level = offers[0]?.args.level ?? this.things.levels(slot)[0]
    if (offers.length > 1) return
    if (level !== undefined) this.try('validate', { slot, level }, element)
    else if (this.things.areaOf(slot) === 'places') this.props.tell('AGA-064', element)
    else this.try('place', { slot }, element)
  }

  /** What lies in a sector stays there; only the Amulets' takes a card. */
  pressSector(amulets: boolean, holds: boolean, element: Element | null): void {
    if (!amulets || (holds && !this.placing)) this.props.tell('AGA-R18', element)
    else this.try('place', { slot: this.things.sector }, element)
  }

  pressHeap(slot: number, kind: number, element: Element | null): void {
    if (this.isChosen(slot, kind)) this.takeBack()
    else if (this.choosing) this.try('card', { slot, kind }, element)
    else if (this.placing || this.props.decision === 'validate') this.pressSlot(slot, element)
    else this.try('card', { slot, kind }, element)
  }

  isChosen(slot: number, kind: number): boolean {
    const { chosen } = this.view
    return (this.props.decision === 'move_to' || this.props.decision === 'swap_second') && chosen?.[0] === slot && chosen[1] === kind
  }

  // --- dragging: both halves in one gesture ----------------------------------------------------

  /** A card let go over a place: `slot-3`, or `heap-3-0` on a heap of that slot. */
  drop(kind: string, args: Args, target: string | null, element: Element | null): void {
    const [what, slot, heap] = (target ?? '').split('-')
    if (what !== 'slot' && what !== 'heap') return
    const to = Number(slot)
    if (kind === 'place') {
      this.try('place', { slot: to }, element)
      return
    }
    const swap = this.props.decision === 'swap_first'
    if (swap && what !== 'heap') return
    this.next = swap ? { kind: 'card', args: { slot: to, kind: Number(heap) } } : { kind: 'place', args: { slot: to } }
    if (this.can(kind, args)) this.try(kind, args, element)
    else {
      this.next = null
      this.try(kind, args, element)
    }
  }

  dropToken(value: number, target: string | null, element: Element | null): void {
    const [what, tile, zone] = (target ?? '').split('-')
    if (what !== 'spot') return
    this.release()
    this.try('bid', { value, tile: Number(tile), zone: Number(zone) }, element)
  }

  /** The table has answered: go on with the second half of a drag, where it is asked. */
  follow(): void {
    const { next } = this
    if (!next || this.props.busy) return
    this.next = null
    const asked = next.kind === 'place' ? this.placing : this.props.decision === 'swap_second'
    if (asked) this.try(next.kind, next.args, null)
  }

  // --- taking back -----------------------------------------------------------------------------

  release(): boolean {
    const held = this.value !== null || this.spot !== null
    this.value = null
    this.spot = null
    return held
  }

  /** The chosen card is already told to the table: the house's own key takes it back. */
  takeBack(): void {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }))
  }

  escape(): boolean {
    if (this.release()) return true
    const { decision } = this.props
    if (decision !== 'move_to' && decision !== 'swap_second') return false
    this.takeBack()
    return true
  }
}

function agrees(action: LegalAction, args: Args): boolean {
  return Object.entries(args).every(([name, value]) => action.args[name] === value)
}
