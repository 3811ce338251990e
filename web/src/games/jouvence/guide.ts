/** Six hints for a first game of Fontaine de Jouvence. */
import type { Guide } from '../../boards/guide'

export default [
  { id: 'character', when: (m) => m.decision === 'draft' },
  { id: 'tile', when: (m) => m.decision === 'spot' },
  { id: 'update', when: (m) => m.decision === 'update' },
  { id: 'walk', when: (m) => m.decision === 'move' && m.view.endgame !== true },
  { id: 'fight', when: (m) => m.decision === 'face' },
  { id: 'race', when: (m) => m.decision === 'move' && m.view.endgame === true },
] satisfies Guide
