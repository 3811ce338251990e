/** What is in the box of Agora, as the component file says it. */
import type { GameDetail } from '../../lib/protocol'

export interface Good {
  key: string
  name: string
}

export interface Kind {
  key: string
  type: 'simple' | 'hybrid' | 'market' | 'superior'
  goods: string[]
  worth: number
  price: number
  copies: number
  need_shift?: number
}

export interface Magistrate {
  key: string
  effect: string
  hierarchy: string[]
}

export interface Box {
  good: Good[]
  kind: Kind[]
  magistrate: Magistrate[]
  negotiation: { values: number[] }
  tracks: { reputation: { max: number }; needs: { min: number; max: number }; influence: { max: number } }
  scoring: { lot_value: number[]; full_stall_pair: number }
  play: { rounds: number; halves: number; hand_limit: number }
}

export function boxOf(game: GameDetail): Box {
  return game.box as unknown as Box
}
