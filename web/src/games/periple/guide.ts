/** What a newcomer to Périple is told, when the moment comes. */
import type { Guide } from '../../boards/guide'
import type { PeripleView } from './view'

const at = (view: Record<string, unknown>) => view as unknown as PeripleView

export default [
  { id: 'character', when: (m) => m.decision === 'start' },
  { id: 'shape', when: (m) => m.decision === 'place' },
  { id: 'optional', when: (m) => m.decision === 'extend' && m.legal.some((action) => action.kind === 'pay_optional') },
  { id: 'auction', when: (m) => m.decision === 'auction' },
  { id: 'won', when: (m) => m.decision === 'start' && at(m.view).scores.some((points) => points > 0) },
  { id: 'stall', when: (m) => m.decision === 'closing' },
  { id: 'rest', when: (m) => m.decision === 'start' && (at(m.view).up[m.seat]?.length ?? 9) === 1 },
] satisfies Guide
