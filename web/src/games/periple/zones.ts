/** How the generic board reads a view of Périple. */
import type { Hints } from '../../lib/zones'

const hints: Hints = {
  pieces: {
    slots: 'card',
    stacks: 'seat',
    market: 'tile',
    pile_top: 'card',
    up: 'card',
    down: 'card',
    tiles_up: 'tile',
    tiles_down: 'tile',
    active: 'seat',
    used: 'card',
    anchor: 'square',
    unfilled: 'square',
    bidders: 'seat',
    order: 'seat',
    todo: 'slot',
    lot: 'slot',
    sides: 'side',
  },
  groups: { slots: 'slot', stacks: 'square', counts: 'slot' },
  bySeat: ['coins', 'reserve', 'up', 'down', 'tiles_up', 'tiles_down', 'scores', 'sides'],
  hide: ['turn', 'artifacts'],
  own: [],
  score: 'scores',
}
export default hints
