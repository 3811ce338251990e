/** The first game of Agartha, hint by hint. */
import type { Guide, Moment } from '../../boards/guide'
import type { AgarthaView } from './view'

const view = (moment: Moment) => moment.view as unknown as AgarthaView

export default [
  { id: 'start', when: (m) => m.decision === 'place_start' },
  { id: 'bid', when: (m) => m.decision === 'bid' },
  { id: 'won', when: (m) => m.decision === 'place_card' && view(m).area !== null },
  { id: 'validate', when: (m) => m.decision === 'validate' },
  { id: 'amulet', when: (m) => m.decision === 'move_card' },
  { id: 'row', when: (m) => view(m).phase === 'resolution' },
] satisfies Guide
