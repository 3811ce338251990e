/** What was meant by pressing something that does nothing now: an action to ask about, or the rule that speaks of it. */
import type { EventData } from '../../lib/speech'
import type { Chart } from './box'
import type { View } from './view'

export type Meant = { kind: string; args: number[] } | { rule: string } | null

/** The steps that lead from a cell towards another: along the longer way first. */
function towards(chart: Chart, from: number, to: number): number {
  const [a, b] = [chart.at(from), chart.at(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0
}

function isDiagonal(chart: Chart, from: number, to: number): boolean {
  const [a, b] = [chart.at(from), chart.at(to)]
  return Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 1
}

/** A tile is to be laid, or a lair: the place that was pressed. */
export function meantByPlace(view: View, chart: Chart, cell: number, decision: string | null): Meant {
  const location = chart.locationOf(cell)
  if (decision === 'spot') return { kind: 'spot', args: [location] }
  if (decision !== 'lair' || view.spot !== location) return null
  const square = Array.from({ length: chart.span ** 2 }, (_, i) => i).find((i) => chart.square(location, i) === cell) ?? 0
  return { kind: 'lair', args: [square] }
}

/** One's own pawn stands here: things underfoot that are not picked up. */
export function meantUnderfoot(view: View, cell: number): Meant {
  if (view.gourds.includes(cell)) return { rule: 'JOU-R64' }
  return view.treasures.includes(cell) ? { rule: 'JOU-064' } : null
}

/** A way to another cell. `canStep`: whether the first step towards it is offered. */
export function meantByCell(chart: Chart, ground: Map<number, string>, view: View, own: number, cell: number, canStep: (direction: number) => boolean): Meant {
  const direction = [0, 1, 2, 3].find((d) => chart.next(own, d) === cell) ?? towards(chart, own, cell)
  const letter = ground.get(cell) ?? '#'
  const locked = (letter === 'L' || letter === 'K') && !view.opened.includes(cell)
  if (!canStep(direction)) return { kind: locked ? 'unlock' : 'step', args: [direction] }
  if (letter === '#') return { rule: 'JOU-062' }
  return isDiagonal(chart, own, cell) ? { rule: 'JOU-059' } : null
}

/** Why one's turn is over, as what happened last tells it; `before` where it tells nothing of it. */
export function overBy(events: readonly EventData[], seat: number | null, before: string | null): string | null {
  let [rule, duel] = [before, false]
  for (const event of events) {
    duel ||= event.kind === 'DuelDie'
    if (event.seat !== seat) continue
    if (event.kind === 'TurnStarted') rule = null
    if (event.kind === 'Stuck') rule = duel ? 'JOU-R47' : 'JOU-R34'
  }
  return rule
}
