/** Legal actions as the board looks for them. */
import type { LegalAction } from '../../lib/protocol'
import type { Speech } from '../../lib/speech'

export type Press = (actions: readonly LegalAction[], quiet: string, element: Element | null, about?: string) => void

export function find(legal: readonly LegalAction[], kind: string, args: Record<string, number> = {}): LegalAction | undefined {
  return legal.find((action) => action.kind === kind && Object.entries(args).every(([name, value]) => action.args[name] === value))
}

export function say(speech: Speech, action: LegalAction): string {
  return speech.action({ kind: action.kind, args: Object.values(action.args) })
}

/** Cards that are used by pointing at something: what the action is called. */
const POINTED: Record<string, string> = { clef: 'unlock', main_leste: 'steal', filet: 'net' }

/** All that a card of the hand can do now. */
export function withCard(legal: readonly LegalAction[], card: number, key: string): LegalAction[] {
  return legal.filter((action) => (action.kind !== 'off' && action.args.card === card) || action.kind === POINTED[key])
}

/** What somebody meant who pressed a card that does nothing now, as a record would write it. */
export function meantBy(key: string, bonus: boolean, decision: string | null): string {
  if (bonus) return `on ${key}`
  if (key === 'clef') return 'unlock N'
  if (POINTED[key]) return decision === 'move' ? '' : `${POINTED[key]} A`
  return `play ${key}`
}

/** All that can be done to another player now. */
export function toSeat(legal: readonly LegalAction[], seat: number): LegalAction[] {
  return legal.filter((action) => action.args.seat === seat)
}
