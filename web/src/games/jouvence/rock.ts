/** The lines of a tile's drawing: roads between gravel cells, pebbles on them, crags and moss in the rock.
 *
 * A tile is 50 by 50; all of one tone is one path, since forty tiles lie on a table.
 */

/** A number between 0 and 1 that is always the same for the same place. */
function speck(a: number, b: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return x - Math.floor(x)
}

const round = (value: number) => Math.round(value * 100) / 100

export interface Drawing {
  lines: string
  fills: string
  strata: [string, string]
  crag: string
  light: string
  crack: string
  moss: string
  pebbles: [string, string]
}

const drawn = new WeakMap<readonly string[], Map<number, Drawing>>()

export function drawing(rows: readonly string[], seed: number): Drawing {
  let kept = drawn.get(rows)
  if (!kept) drawn.set(rows, (kept = new Map()))
  let found = kept.get(seed)
  if (!found) kept.set(seed, (found = { ...roads(rows), strata: strata(seed), ...rocks(rows, seed + 40), pebbles: pebbles(rows, seed) }))
  return found
}

function roads(rows: readonly string[]): { lines: string; fills: string } {
  const isRoad = (r: number, c: number) => (rows[r]?.[c] ?? '#') !== '#'
  const last = rows.length - 1
  let [lines, fills] = ['', '']
  for (let r = 0; r <= last; r++) {
    for (let c = 0; c <= last; c++) {
      if (!isRoad(r, c)) continue
      const [x, y] = [c * 10 + 5, r * 10 + 5]
      lines += `M${x} ${y}h.01`
      if (isRoad(r, c + 1)) lines += `M${x} ${y}h10`
      if (isRoad(r + 1, c)) lines += `M${x} ${y}v10`
      if (r === 0) lines += `M${x} ${y}v-6`
      if (r === last) lines += `M${x} ${y}v6`
      if (c === 0) lines += `M${x} ${y}h-6`
      if (c === last) lines += `M${x} ${y}h6`
      if (isRoad(r, c + 1) && isRoad(r + 1, c) && isRoad(r + 1, c + 1)) fills += `M${x} ${y}h10v10h-10z`
    }
  }
  return { lines, fills }
}

function strata(seed: number): [string, string] {
  const found: [string, string] = ['', '']
  for (let i = 0; i < 4; i++) {
    const y = round(6 + i * 13 + speck(seed, i) * 6)
    const dip = (a: number) => round(y + (speck(seed + a, i * 3) - 0.5) * 9)
    found[i % 2 ? 1 : 0] += `M0 ${y}C12 ${dip(1)} 20 ${dip(2)} 28 ${dip(3)}S44 ${dip(4)} 50 ${dip(5)}V${y + 6}C40 ${dip(6) + 6} 20 ${dip(7) + 7} 0 ${y + 6}z`
  }
  return found
}

function rocks(rows: readonly string[], seed: number): Pick<Drawing, 'crag' | 'light' | 'crack' | 'moss'> {
  const found = { crag: '', light: '', crack: '', moss: '' }
  rows.forEach((row, r) =>
    [...row].forEach((letter, c) => {
      if (letter !== '#') return
      const [a, b] = [speck(seed + r, c * 7), speck(seed * 3 + c, r * 5 + 9)]
      const [x, y, s] = [round(c * 10 + 2.2 + a * 5.6), round(r * 10 + 2.2 + b * 5.6), round(0.45 + a * b)]
      const kind = Math.floor(speck(seed + c, r * 3 + 3) * 7)
      if (kind < 3) {
        found.crag += `M${round(x - 2.6 - s)} ${y + 1.9}l${1 + s / 2} ${-3.2 - s}l${round(2.4 + s * 0.6)} -.5l${round(2 + s * 0.4)} ${3.5 + s}z`
        found.light += `M${round(x - 1.6 - s / 2)} ${round(y - 1.3 - s)}l${round(2.4 + s * 0.6)} -.5l-1.2 ${3.8 + s}z`
      } else if (kind < 5) found.crack += `M${x - 2} ${y - 2.4}l1.6 1.8l-.6 1.8l2 1.6`
      else if (kind === 5) found.moss += `M${x - 2.4} ${y + 1.6}c.4-1.800 1.400-1.600 1.500-.6c.5-2.200 1.700-2 1.800-.2c.8-1.400 1.900-.8 1.500 1z`
      else found.crag += `M${x - 1.8} ${y - 2.4}l1.500 5l1.600-5zM${x + 1.6} ${y - 2.4}l.9 3l.9-3z`
    }),
  )
  return found
}

function pebbles(rows: readonly string[], seed: number): [string, string] {
  const found: [string, string] = ['', '']
  rows.forEach((row, r) =>
    [...row].forEach((letter, c) => {
      if (letter === '#') return
      for (let i = 0; i < 3; i++) {
        const [a, b] = [speck(seed + r, c * 7 + i), speck(seed * 3 + c, r * 5 + i + 9)]
        const [x, y, s] = [round(c * 10 + 1.8 + a * 6.4), round(r * 10 + 1.8 + b * 6.4), round(0.45 + a * b)]
        const flat = round(s * 0.66)
        found[i ? 0 : 1] += `M${round(x - s)} ${y}a${s} ${flat} 0 1 0 ${2 * s} 0a${s} ${flat} 0 1 0 ${-2 * s} 0z`
      }
    }),
  )
  return found
}
