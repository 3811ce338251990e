/** How everything of this land is painted: flat gouache in few colours, one dark outline. */
export const PAINT = {
  ink: '#2c2246',
  cream: '#f6ead2',
  white: '#fffaf0',
  coral: '#e4614c',
  rose: '#c9485b',
  pink: '#eeb0a6',
  gold: '#f2c14e',
  amber: '#d9962f',
  sand: '#e3c58e',
  clay: '#c97b52',
  rust: '#9c4a3c',
  brown: '#86583c',
  moss: '#7f9a5e',
  pine: '#4d6b45',
  teal: '#4c8f8b',
  sky: '#8db6d3',
  blue: '#4f7fb0',
  ice: '#d3e6ec',
  plum: '#8a5f92',
  dusk: '#574a7d',
  night: '#3b2f5c',
  grey: '#a39cae',
  coal: '#4a4256',
} as const
export type Paint = keyof typeof PAINT

/** One stroke of the brush: its colour, then its path. `gold` is filled and outlined, `gold.` only filled,
 * `gold/3` a line of that colour and width. */
export type Drawing = readonly string[]

export interface Stroke {
  d: string
  fill: string
  stroke: string
  width: number
}

const read = new Map<Drawing, Stroke[]>()

export function strokes(drawing: Drawing, line = 2): Stroke[] {
  let found = read.get(drawing)
  if (!found) read.set(drawing, (found = drawing.map((words) => stroke(words, line))))
  return found
}

function stroke(words: string, line: number): Stroke {
  const space = words.indexOf(' ')
  const [name = 'ink', width] = words.slice(0, space).split('/')
  const d = words.slice(space + 1)
  const flat = name.endsWith('.')
  const colour = PAINT[(flat ? name.slice(0, -1) : name) as Paint]
  if (width !== undefined) return { d, fill: 'none', stroke: colour, width: Number(width) }
  return { d, fill: colour, stroke: flat ? 'none' : PAINT.ink, width: line }
}

/** A circle as a path. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** The same whims for the same thing, always: a number from 0 to `most` - 1. */
export function whim(seed: string, most: number): number {
  let hash = 2166136261
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 1540483477)
  return ((hash ^ (hash >>> 15)) >>> 0) % most
}
