/** How the generic board reads a view of Agartha. */
import type { Hints } from '../../lib/zones'

const hints: Hints = {
  pieces: {
    tiles: 'card',
    hand: 'card',
    discard: 'card',
    slots: 'card',
    amulets: 'card',
    meetings: 'card',
    start: 'card',
    holder: 'seat',
    fresh: 'slot',
    winners: 'seat',
    tile: 'tile',
    powers: 'power',
  },
  groups: { tiles: 'tile', slots: 'slot' },
  bySeat: ['boards', 'points', 'worth', 'explored', 'start', 'start_placed'],
  own: ['own_tokens', 'left'],
  score: 'worth',
}
export default hints
