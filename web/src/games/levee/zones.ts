/** How the generic board reads a view of Levée. */
import type { Hints } from '../../lib/zones'

const hints: Hints = {
  pieces: { hand: 'card', played: 'card', last: 'card', gone: 'card' },
  bySeat: ['left', 'last', 'scores'],
  own: ['hand', 'played'],
  hide: ['scores'],
  score: 'scores',
}
export default hints
