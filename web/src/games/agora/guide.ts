/** The guide to a first game of Agora. */
import type { Guide } from '../../boards/guide'

export default [
  { id: 'agora-negotiate', when: (m) => m.decision === 'negotiate' },
  { id: 'agora-bid', when: (m) => m.decision === 'bid' },
  { id: 'agora-last-lot', when: (m) => m.decision === 'last_lot' },
  { id: 'agora-sell', when: (m) => m.decision === 'sell' },
  { id: 'agora-share', when: (m) => m.decision === 'repute' },
  { id: 'agora-bribe', when: (m) => m.decision === 'bribe' },
  { id: 'agora-half', when: (m) => m.decision === 'negotiate' && m.view.half === 0 && m.view.round === 3 },
] satisfies Guide
