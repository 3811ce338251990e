/** The box of the game, as its component file has it, and the geometry of its tiles. */
import type { GameDetail } from '../../lib/protocol'

export interface Box {
  statistics: string[]
  lives: number
  bonus_slots: number
  table: { size: number }
  character: { key: string; stats: number[]; backpack: number }[]
  monster: { key: string; attack: number; defence: number; power?: string }[]
  card: { key: string; bonus?: string; value?: number; playable?: string[] }[]
  side: { key: string }[]
  tile: { key: string; rows: string[]; openings: string }[]
}

export function openBox(game: GameDetail): Box {
  return game.box as unknown as Box
}

const memo = new Map<string, string[]>()

/** The rows of a tile as it lies after so many quarter turns clockwise. */
export function layout(box: Box, names: readonly string[], tile: number, rotation: number): string[] {
  const key = (names[tile] ?? '').split('.')[0] ?? ''
  const known = memo.get(`${key}/${rotation}`)
  if (known) return known
  let rows = box.tile.find((design) => design.key === key)?.rows ?? []
  for (let k = 0; k < rotation; k++) rows = quarter(rows)
  memo.set(`${key}/${rotation}`, rows)
  return rows
}

function quarter(rows: readonly string[]): string[] {
  const last = rows.length - 1
  return rows.map((row, r) => [...row].map((_, c) => rows[last - c]?.[r] ?? '#').join(''))
}

/** Places on the table: a cell is `width * row + column`, a location `size * row + column`. */
export class Chart {
  readonly size: number
  readonly span: number
  readonly width: number

  constructor(box: Box) {
    this.size = box.table.size
    this.span = box.tile[0]?.rows.length ?? 1
    this.width = this.size * this.span
  }

  at(cell: number): { x: number; y: number } {
    return { x: cell % this.width, y: Math.floor(cell / this.width) }
  }

  corner(location: number): { x: number; y: number } {
    return { x: (location % this.size) * this.span, y: Math.floor(location / this.size) * this.span }
  }

  locationOf(cell: number): number {
    const { x, y } = this.at(cell)
    return Math.floor(y / this.span) * this.size + Math.floor(x / this.span)
  }

  square(location: number, square: number): number {
    const { x, y } = this.corner(location)
    return (y + Math.floor(square / this.span)) * this.width + x + (square % this.span)
  }

  /** The cell next to this one: 0 north, 1 east, 2 south, 3 west; null beyond the table. */
  next(cell: number, direction: number): number | null {
    const { x, y } = this.at(cell)
    const nx = x + [0, 1, 0, -1][direction]!
    const ny = y + [-1, 0, 1, 0][direction]!
    return nx < 0 || ny < 0 || nx >= this.width || ny >= this.width ? null : ny * this.width + nx
  }

  /** Every laid cell with the letter of its ground. */
  ground(box: Box, names: readonly string[], tiles: readonly [number, number, number][]): Map<number, string> {
    const found = new Map<number, string>()
    for (const [tile, location, rotation] of tiles) {
      const { x, y } = this.corner(location)
      layout(box, names, tile, rotation).forEach((row, r) =>
        [...row].forEach((letter, c) => found.set((y + r) * this.width + x + c, letter)),
      )
    }
    return found
  }
}
