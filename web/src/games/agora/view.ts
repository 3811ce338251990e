/** The view of a table of Agora as its board reads it. */
export interface AgoraView {
  seats: number
  labels: string
  half: number
  round: number
  phase: string
  waiting: number[]
  auction_holder: number
  pile: number
  discard: number[]
  hand_sizes: number[]
  drachmas: (number | null)[]
  negotiation_left: number[][]
  negotiation: (number | null)[]
  lot: number[]
  tied: number[]
  rebid: number
  bids: (number | null)[]
  openings: (number | null)[][]
  bought: boolean
  tokens: number[]
  broke: number[]
  magistrate: number | null
  magistrate_pile: (number | null)[]
  known_by: number[][]
  looked: number
  placed: number
  order: number[]
  turn_index: number
  sold: number[]
  limits: number[]
  market_shift: number[]
  lot_cards: number[]
  lot_goods: number[]
  points: number[]
  pool: number
  tile: number | null
  need: number[]
  reputation: number[][]
  influence: number[]
  influence_by_source: number[][]
  // a seat's own
  hand?: number[]
  pair?: number[]
  own_negotiation?: number | null
  own_bid?: number | null
}

export const BUYING: readonly string[] = ['negotiate', 'bid', 'discard', 'last_lot']

export function isSelling(view: AgoraView): boolean {
  return view.order.length > 0 && !BUYING.includes(view.phase) && view.phase !== 'over'
}

/** Who stands at the stall. */
export function seller(view: AgoraView): number | null {
  return isSelling(view) ? (view.order[view.turn_index] ?? null) : null
}

/** Whose fist is closed and waits for the others. */
export function hasClosedFist(view: AgoraView, seat: number): boolean {
  if (view.phase !== 'bid' || view.waiting.includes(seat) || view.tokens[seat] || view.broke.includes(seat)) return false
  return view.tied.length === 0 || view.tied.includes(seat)
}

/** The bids that were opened last, of the auction that goes on or has just ended. */
export function lastBids(view: AgoraView): (number | null)[] {
  const thisRound = view.tied.length > 0 || view.tokens.some((token) => token > 0)
  return thisRound && BUYING.includes(view.phase) ? (view.openings.at(-1) ?? []) : []
}
