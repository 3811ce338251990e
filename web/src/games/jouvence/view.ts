/** The view of Fontaine de Jouvence as the board reads it. What each part means is told in the game's view.py. */
export interface PlayerView {
  character: number | null
  side: number | null
  stats: number[]
  lives: number
  cell: number
  hand_size: number
  backpack: number
  active: number[]
  shown: number[]
  gourd: boolean
  nets: number
  held_by: number[]
  skin: number
}

export interface Odds {
  attack: number
  defence: number
  needed: number
  back: number
  shield: number
  back_needed: number
}

export interface View {
  seats: number
  decision: string
  round: number
  round_limit: number
  order: number[]
  turn: number
  players: PlayerView[]
  teams: boolean
  endgame: boolean
  over: string
  winners: number[]
  tiles: [number, number, number][] // tile, location, rotation
  hidden_lairs: number[]
  lairs: [number, number, number[]][] // cell, number, monsters
  treasures: number[]
  spots: [number, number][]
  opened: number[]
  gourds: number[]
  caves: number[]
  basin: number | null
  gate: number
  to_gate: (number | null)[]
  to_basin: (number | null)[]
  pile: number
  monster_deck: number
  treasure_deck: number
  mp: number
  rage: number
  shadow: boolean
  tile: number | null
  spot: number | null
  candidates: [number, number][] // location, rotation
  due: number
  source: number
  unmasked: boolean
  targets: number[]
  odds: Odds | null
  // a seat's own
  seat?: number
  hand?: number[]
  own_side?: number | null
}

/** The phase of a turn that a decision belongs to: where the phase bar stands. */
export const PHASES = ['tile', 'intelligence', 'update', 'fight', 'move'] as const
export type Phase = (typeof PHASES)[number]

const PHASE_OF: Record<string, Phase> = {
  spot: 'tile',
  turn: 'tile',
  lair: 'tile',
  room: 'intelligence',
  update: 'update',
  face: 'fight',
  held: 'fight',
  targets: 'fight',
  defend: 'fight',
  wound: 'fight',
  move: 'move',
}

export function phaseOf(view: View): Phase | null {
  return PHASE_OF[view.decision] ?? null
}
