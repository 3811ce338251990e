/** A view of Agartha as the board reads it, and what lies in the box. Only reading: no rule lives here. */
import type { GameDetail } from '../../lib/protocol'

export interface TokenView {
  seat: number
  tile: number
  zone: number
  value: number | null // null: face down for everybody
  back: boolean // with its owner again
}

export interface SeatBoard {
  slots: number[][]
  amulets: number[]
  meetings: number[]
}

export interface AgarthaView {
  seats: number
  phase: 'setup' | 'bidding' | 'resolution' | 'over'
  round: number
  holder: number | null
  waiting: number[]
  tile: number | null
  zone: number | null
  tiles: number[][]
  pile: number
  under: number[][]
  discard: number[]
  tokens: TokenView[]
  powers: number[]
  boards: SeatBoard[]
  points: number[]
  explored: boolean[][]
  worth: number[]
  start: number[][]
  start_placed: number[]
  hand: number[]
  area: string | null
  chosen: [number, number] | null
  fresh: number[]
  won: [number, number][]
  own_tokens?: number[]
  left?: number[]
  start_slots?: (number | null)[]
}

interface Box {
  rounds: number
  kinds: { key: string; group: string }[]
  slots: { key: string; area: string }[]
  cards: { key: string; kind: string }[]
  village: { points: number[]; bonus: string[] }
  exploration: { points: number[]; bonus: string }
  scoring: { lot: number[]; different_lots: number[]; amulet: number }
}

export const ACTION = 0
export const AUCTION = 1

/** The numbers of the slots by their keys on the board; the sector has the number after the last slot. */
export class Things {
  readonly box: Box
  private readonly kindIndex: Map<string, number>

  constructor(readonly game: GameDetail) {
    this.box = game.box as unknown as Box
    this.kindIndex = new Map(this.box.kinds.map((kind, i) => [kind.key, i]))
  }

  get sector(): number {
    return this.box.slots.length
  }

  slotsOf(area: string): number[] {
    return this.box.slots.flatMap((slot, i) => (slot.area === area ? [i] : []))
  }

  areaOf(slot: number): string {
    return this.box.slots[slot]?.area ?? ''
  }

  /** The picture of a card: its key without the number of the copy. */
  art(card: number): string {
    return this.box.cards[card]?.key.split('.')[0] ?? ''
  }

  copy(card: number): number {
    return Number(this.box.cards[card]?.key.split('.')[1] ?? 1)
  }

  kind(card: number): number {
    return this.kindIndex.get(this.box.cards[card]?.kind ?? '') ?? 0
  }

  group(card: number): string {
    return this.box.kinds[this.kind(card)]?.group ?? ''
  }

  /** The cards of a slot in heaps of one kind, in the order of the kinds. */
  heaps(cards: readonly number[]): { kind: number; cards: number[] }[] {
    const found = new Map<number, number[]>()
    for (const card of cards) found.set(this.kind(card), [...(found.get(this.kind(card)) ?? []), card])
    return [...found].sort(([a], [b]) => a - b).map(([kind, heap]) => ({ kind, cards: heap }))
  }

  count(cards: readonly number[], group: string): number {
    return cards.filter((card) => this.group(card) === group).length
  }

  /** The levels at which a slot can be validated, as the box prints them; none for the others. */
  levels(slot: number): number[] {
    const area = this.areaOf(slot)
    const points = area === 'village' ? this.box.village.points : area === 'exploration' ? this.box.exploration.points : []
    return this.isObjects(slot) ? [] : points.flatMap((n, level) => (n > 0 ? [level] : []))
  }

  isObjects(slot: number): boolean {
    return (this.game.names['slot']?.[slot] ?? '') === 'O'
  }

  points(slot: number, level: number): number {
    const from = this.areaOf(slot) === 'village' ? this.box.village.points : this.box.exploration.points
    return from[level] ?? 0
  }

  bonus(slot: number, level: number): string {
    return this.areaOf(slot) === 'village' ? (this.box.village.bonus[level] ?? '') : this.box.exploration.bonus
  }
}

export interface TableToken extends TokenView {
  name: string // for its flight: says only what its viewer knows
  own: number | null // its value, where it is the viewer's own and face down
}

/** The tokens of the round in their order, with what their owner knows of them. */
export function tokensOf(view: AgarthaView, seat: number | null): TableToken[] {
  const placed = new Map<number, number>()
  return view.tokens.map((token) => {
    const nth = placed.get(token.seat) ?? 0
    placed.set(token.seat, nth + 1)
    const own = token.seat === seat ? (view.own_tokens?.[nth] ?? null) : null
    return { ...token, own, name: own === null ? `token-${token.seat}-${nth}` : `token-own-${own}` }
  })
}

/** The slots of a seat, its own hidden starting placements included. */
export function slotsOf(view: AgarthaView, seat: number, viewer: number | null): number[][] {
  const slots = view.boards[seat]?.slots ?? []
  if (view.phase !== 'setup' || seat !== viewer || !view.start_slots) return slots
  const found = slots.map((cards) => [...cards])
  view.start_slots.forEach((slot, i) => {
    const card = view.start[seat]?.[i]
    if (slot !== null && card !== undefined && !found[slot]?.includes(card)) found[slot]?.push(card)
  })
  return found
}

/** The cards that the viewer is about to place, the next one first. */
export function toPlace(view: AgarthaView, seat: number | null, decision: string | null): number[] {
  if (seat === null) return []
  if (decision === 'place_start') return (view.start[seat] ?? []).filter((_, i) => (view.start_slots?.[i] ?? null) === null)
  return decision === 'place_card' ? view.hand : []
}
