/** A view of any game as labelled zones: what the generic board draws. It guesses little, and can be told the rest. */
export interface Hints {
  pieces?: Record<string, string> // part of the view -> naming domain of the numbers in it
  bySeat?: readonly string[] // parts that hold one thing a seat
  counts?: readonly string[] // parts that hold how many there are of each component of their domain
  groups?: Record<string, string> // part that is a list of lists -> naming domain of its places
  ordinals?: readonly string[] // numbers that count from 0, and people from 1
  own?: readonly string[] // what the seat alone may see
  hide?: readonly string[] // shown elsewhere, or of no use to people
  score?: string // the part that holds the points of each seat
  winners?: string // where nobody may win: the part that holds who did
}

export interface PieceData {
  domain: string
  index: number | null // null: it is there, but not shown
  count?: number
}

export type Cell =
  | { form: 'pieces'; pieces: PieceData[]; single?: boolean }
  | { form: 'number'; value: number }
  | { form: 'flag'; value: boolean }
  | { form: 'word'; value: string }
  | { form: 'groups'; groups: Group[] }
  | { form: 'nothing' }

export interface Group {
  key: string
  of?: PieceData // the place that the group stands for
  cell: Cell
}

export interface Zone {
  key: string
  own: boolean
  cell: Cell
}

export interface SeatColumn {
  key: string
  cells: Cell[]
}

export interface Layout {
  zones: Zone[]
  columns: SeatColumn[] // one thing a seat: a table of seats
}

type Names = Record<string, readonly string[]>
type Json = unknown

const SEATS = ['waiting', 'order', 'bidders', 'winners', 'tied', 'holder', 'active', 'broke', 'auction_holder']
const CARDS = ['hand', 'played', 'last', 'gone', 'discard', 'lot', 'market', 'row', 'won', 'taken', 'trick', 'table']
const HIDDEN = ['seats', 'waiting', 'seat']

export function layout(view: Record<string, Json>, names: Names, seats: number, hints: Hints = {}): Layout {
  const zones: Zone[] = []
  const columns: SeatColumn[] = []
  let own = false
  for (const [key, value] of Object.entries(view)) {
    if (key === 'seat') own = true // what a seat alone may see comes after its number
    if (HIDDEN.includes(key) || hints.hide?.includes(key)) continue
    if (isBySeat(key, value, seats, names, hints)) {
      columns.push(...seatColumns(key, value as Json[], names, hints))
      continue
    }
    const found = cell(key, value, names, hints)
    if (found.form !== 'nothing') zones.push({ key, own: hints.own ? hints.own.includes(key) : own, cell: found })
  }
  return { zones, columns }
}

function isBySeat(key: string, value: Json, seats: number, names: Names, hints: Hints): boolean {
  if (!Array.isArray(value) || value.length !== seats) return false
  if (hints.bySeat) return hints.bySeat.includes(key)
  return domainOf(key, names, hints) === null
}

/** A list of numbers is one column; a list of little tables is one column for each of their parts. */
function seatColumns(key: string, value: Json[], names: Names, hints: Hints): SeatColumn[] {
  const rows = value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  if (!rows) return [{ key, cells: value.map((item) => cell(key, item, names, hints)) }]
  const parts = Object.keys((value[0] as object) ?? {}).filter((part) => !hints.hide?.includes(part))
  return parts.map((part) => ({
    key: part,
    cells: value.map((row) => cell(part, (row as Record<string, Json>)[part], names, hints)),
  }))
}

export function domainOf(key: string, names: Names, hints: Hints): string | null {
  const told = hints.pieces?.[key]
  if (told) return told
  if (key in names) return key
  if (key.endsWith('s') && key.slice(0, -1) in names) return key.slice(0, -1)
  if (SEATS.includes(key)) return 'seat'
  return CARDS.includes(key) && 'card' in names ? 'card' : null
}

export function cell(key: string, value: Json, names: Names, hints: Hints): Cell {
  const domain = domainOf(key, names, hints)
  if (value === null && domain && hints.pieces?.[key]) return { form: 'pieces', pieces: [], single: true }
  if (value === null || value === undefined) return { form: 'nothing' }
  if (typeof value === 'boolean') return { form: 'flag', value }
  if (typeof value === 'string') return { form: 'word', value }
  if (typeof value === 'number') return number(hints.ordinals?.includes(key) ? value + 1 : value, domain)
  if (Array.isArray(value)) return list(key, value, domain, names, hints)
  const groups = Object.entries(value as Record<string, Json>)
    .map(([part, inner]) => ({ key: part, cell: cell(part, inner, names, hints) }))
    .filter((group) => group.cell.form !== 'nothing')
  return groups.length ? { form: 'groups', groups } : { form: 'nothing' }
}

function number(value: number, domain: string | null): Cell {
  if (!domain) return { form: 'number', value }
  return { form: 'pieces', pieces: value < 0 ? [] : [{ domain, index: value }], single: true }
}

function list(key: string, value: Json[], domain: string | null, names: Names, hints: Hints): Cell {
  const flat = value.every((item) => item === null || typeof item === 'number')
  if (flat && domain && hints.counts?.includes(key)) {
    const pieces = value.map((count, index) => ({ domain, index, count: Number(count) })).filter((p) => p.count > 0)
    return { form: 'pieces', pieces }
  }
  if (flat && domain) {
    const pieces = value.map((item) => ({ domain, index: item === null || Number(item) < 0 ? null : Number(item) }))
    return { form: 'pieces', pieces }
  }
  const places = hints.groups?.[key]
  const groups = value
    .map((item, index) => ({
      key: String(index + 1),
      ...(places ? { of: { domain: places, index } } : {}),
      cell: cell(key, item, names, hints),
    }))
    .filter((group) => group.cell.form !== 'nothing')
  return groups.length ? { form: 'groups', groups } : { form: 'nothing' }
}

const SCORES = ['scores', 'points', 'influence', 'worth']

/** The points of each seat as they stand, where the view has them. */
export function scores(view: Record<string, Json> | null, seats: number, hints: Hints = {}): (number | null)[] {
  const key = hints.score ?? SCORES.find((name) => Array.isArray(view?.[name]))
  const found = key ? view?.[key] : null
  if (!Array.isArray(found) || found.length !== seats) return Array<null>(seats).fill(null)
  return found.map((value: Json) => (typeof value === 'number' ? value : null))
}
