/** How the generic board reads a view of Agora. */
import type { Hints } from '../../lib/zones'

const hints: Hints = {
  pieces: {
    hand: 'kind',
    discard: 'kind',
    lot: 'kind',
    magistrate: 'magistrate',
    magistrate_pile: 'magistrate',
    order: 'seat',
    auction_holder: 'seat',
    pair: 'good',
  },
  counts: ['hand', 'discard'],
  groups: { need: 'good', sold: 'good', limits: 'good', points: 'good', reputation: 'good' },
  bySeat: ['hand_sizes', 'drachmas', 'negotiation', 'bids', 'tokens', 'influence', 'reputation', 'negotiation_left'],
  own: ['hand', 'pair', 'own_negotiation', 'own_bid'],
  ordinals: ['half', 'round'],
  score: 'influence',
}
export default hints
