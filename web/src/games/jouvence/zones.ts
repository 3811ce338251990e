/** How the generic board reads a view of Fontaine de Jouvence. */
import type { Hints } from '../../lib/zones'

const hints: Hints = {
  pieces: {
    hand: 'card',
    order: 'seat',
    character: 'character',
    active: 'card',
    shown: 'card',
    cell: 'square',
    basin: 'square',
    gourds: 'square',
    tile: 'tile',
    winners: 'seat',
    side: 'side',
    own_side: 'side',
  },
  bySeat: ['players', 'to_gate', 'to_basin'],
  own: ['hand', 'own_side', 'fresh'],
  hide: ['turn', 'last', 'tiles', 'under', 'candidates', 'told'],
  winners: 'winners',
}
export default hints
