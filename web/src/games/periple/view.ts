/** What a view of Périple holds, and what its box says of the cards and tiles in it. */
import { settings } from '../../lib/settings.svelte'
import type { GameDetail } from '../../lib/protocol'
import type { Speech } from '../../lib/speech'

export interface Reach {
  anchor: number
  lays: number[]
  blocked: number[]
  optional: number[]
  coins: number
}

export interface PeripleView {
  seats: number
  step: string
  sub: string | null
  artifacts: boolean
  outpost: boolean
  stacking: boolean
  deck: OwnCard[] | null
  slots: (number | null)[]
  stacks: number[][]
  symbols: number[]
  counts: number[][]
  pile_top: number | null
  pile_size: number
  market: (number | null)[]
  tile_pile_size: number
  outpost_owner: number | null
  order: number[]
  sides: (number | null)[]
  coins: number[]
  reserve: number[]
  up: number[][]
  down: number[][]
  tiles_up: number[][]
  tiles_down: number[][]
  scores: number[]
  active: number
  round: number
  used: number | null
  rotation: number
  anchor: number | null
  covers: { mandatory: number[]; optional: number[] } | null
  unfilled: number[]
  todo: number[]
  lot: number | null
  bidders: number[]
  best: [number, number] | null
  end_triggered: boolean
  slid: [number, number] | null
  reach: Reach[]
}

interface OwnCard {
  points: number
  coins: number[]
  shape: string[]
  fr: string
  en: string
}

interface BoxCard {
  key: string
  points: number
  coins?: number[]
  shape: string[]
  biome?: string
}

export interface Tile {
  key: string
  kind: string
  cost: number
  points: number
}

export interface Card {
  index: number
  key: string
  name: string
  lost: string // what the sleepwalker was doing
  points: number
  shape: readonly string[]
  biome: string // none: a start card
}

export interface Box {
  price: number // of an optional square
  goal: number // cards that end the game
  outpost: number // points
  kinds: readonly string[] // of artifacts
  card: (index: number) => Card
  tile: (index: number) => Tile
}

/** The box as it was opened for this table: a deck of the players' own takes the place of the found cards. */
export function openBox(game: GameDetail, view: PeripleView, speech: Speech): Box {
  const list = <T>(part: string) => (game.box[part] ?? []) as T[]
  const cards = [...list<BoxCard>('terrain'), ...list<BoxCard>('animal'), ...list<BoxCard>('start')]
  const tiles = list<Tile>('tile')
  return {
    price: Number(game.box.optional_price ?? 0),
    goal: Number(game.box.owned_to_end ?? 0),
    outpost: Number(game.box.outpost_points ?? 0),
    kinds: list<string>('kinds'),
    tile: (index) => tiles[index] ?? { key: '', kind: '', cost: 0, points: 0 },
    card: (index) => {
      const printed = cards[index] ?? { key: '', points: 0, shape: [] }
      const own = view.deck?.[index]
      if (own) return { index, key: `own-${index}`, name: own[settings.language], lost: '', points: own.points, shape: own.shape, biome: 'meadow' }
      const lost = printed.biome ? speech.name('lost', index) : ''
      const { key, points, shape, biome = '' } = printed
      return { index, key, name: speech.name('card', index), lost, points, shape, biome }
    },
  }
}
