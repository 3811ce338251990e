/** The plan as one viewer sees it: his own side is at the bottom, whatever the squares are called. */
export const WIDTH = 6
export const SQUARES = 36

export interface Spot {
  x: number
  y: number
}

/** Sides go S, W, N, E: as many quarter turns as the viewer walked round the table. */
export function seenFrom(sq: number, side: number): Spot {
  const [col, row] = [sq % WIDTH, Math.floor(sq / WIDTH)]
  const last = WIDTH - 1
  if (side === 1) return { x: row, y: last - col }
  if (side === 2) return { x: last - col, y: last - row }
  if (side === 3) return { x: last - row, y: col }
  return { x: col, y: row }
}

/** Where the side of a seat is on this screen: 0 below, 1 left, 2 above, 3 right. */
export function edgeOf(side: number, viewer: number): number {
  return (side - viewer + 4) % 4
}

export function slotOf(sq: number): number {
  return 3 * Math.floor(sq / WIDTH / 3) + Math.floor((sq % WIDTH) / 2)
}

export function squaresOf(slot: number): number[] {
  return Array.from({ length: SQUARES }, (_, sq) => sq).filter((sq) => slotOf(sq) === slot)
}

/** The corner of a card on the screen, and where its scroll points: out of the plan. */
export function frameOf(slot: number, viewer: number): Spot & { edge: 'top' | 'bottom' | 'left' | 'right' } {
  const spots = squaresOf(slot).map((sq) => seenFrom(sq, viewer))
  const x = Math.min(...spots.map((spot) => spot.x))
  const y = Math.min(...spots.map((spot) => spot.y))
  const edge = viewer % 2 ? (x === 0 ? 'left' : 'right') : y === 0 ? 'top' : 'bottom'
  return { x, y, edge }
}

export interface Cell {
  dx: number
  dy: number
  optional: boolean
}

/** A printed shape after clockwise quarter turns, its mandatory part in the corner. */
export function shapeCells(shape: readonly string[], quarters: number): Cell[] {
  let cells: Cell[] = shape.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ dx: x, dy: y, optional: mark === 'o' }])),
  )
  for (let i = 0; i < quarters % 4; i++) cells = cells.map(({ dx, dy, optional }) => ({ dx: -dy, dy: dx, optional }))
  const firm = cells.filter((cell) => !cell.optional)
  const left = Math.min(...firm.map((cell) => cell.dx))
  const top = Math.min(...firm.map((cell) => cell.dy))
  return cells.map(({ dx, dy, optional }) => ({ dx: dx - left, dy: dy - top, optional }))
}

/** The cell by which a hand holds a shape: the one nearest to its middle. */
export function gripOf(cells: readonly Cell[]): Cell {
  const firm = cells.filter((cell) => !cell.optional)
  const middle = (of: (cell: Cell) => number) => firm.reduce((sum, cell) => sum + of(cell), 0) / firm.length
  const [mx, my] = [middle((cell) => cell.dx), middle((cell) => cell.dy)]
  const far = (cell: Cell) => Math.hypot(cell.dx - mx, cell.dy - my)
  return firm.reduce((best, cell) => (far(cell) < far(best) - 0.01 ? cell : best), firm[0] ?? { dx: 0, dy: 0, optional: false })
}

/** The square so many steps away, or null beside the plan. */
export function stepFrom(sq: number, dx: number, dy: number): number | null {
  const [col, row] = [(sq % WIDTH) + dx, Math.floor(sq / WIDTH) + dy]
  return col >= 0 && col < WIDTH && row >= 0 && row < WIDTH ? WIDTH * row + col : null
}

/** N, E, S, W as steps. */
export const HEADINGS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
