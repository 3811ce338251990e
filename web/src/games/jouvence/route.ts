/** Ways over the drawn gravel: what lights up as within reach, and the steps of a walk somebody pointed at.
 *
 * Nothing here decides what is allowed: each step is taken only if it is among the legal actions then.
 */
import type { Chart } from './box'

export interface Walk {
  reach: Map<number, number> // cell -> steps
  way: (to: number) => number[] // directions
}

export function walk(chart: Chart, from: number, most: number, isRoad: (cell: number) => boolean, isStop: (cell: number) => boolean): Walk {
  const reach = new Map<number, number>([[from, 0]])
  const came = new Map<number, [number, number]>()
  const queue = [from]
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const steps = reach.get(here) ?? 0
    if (steps >= most || (here !== from && isStop(here))) continue
    for (let direction = 0; direction < 4; direction++) {
      const next = chart.next(here, direction)
      if (next === null || reach.has(next) || !isRoad(next)) continue
      reach.set(next, steps + 1)
      came.set(next, [here, direction])
      queue.push(next)
    }
  }
  const way = (to: number): number[] => {
    const found: number[] = []
    for (let step = came.get(to); step; step = came.get(step[0])) found.unshift(step[1])
    return found
  }
  return { reach, way }
}
