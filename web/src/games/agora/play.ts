/** What every part of the board needs: the table as it stands, and how to offer an action on it. */
import type { LegalAction } from '../../lib/protocol'
import type { Speech } from '../../lib/speech'
import type { Box } from './box'
import type { AgoraView } from './view'

export interface Play {
  view: AgoraView
  box: Box
  speech: Speech
  seat: number | null
  decision: string | null
  amphora: boolean // the fourth good is drawn as amphorae
  legal: readonly LegalAction[] // none while a step is on its way
  hint: LegalAction | null
  notations: readonly string[] // of every action that there is
  act: (action: number) => void
  why: (notation: string, element: Element | null) => void
  tell: (rule: string, element: Element | null) => void
}

export interface Offer {
  action: LegalAction | null
  known: boolean // the game has such an action, allowed or not
  hinted: boolean
  label: string
  press: (element: Element | null) => void
}

export function has(action: LegalAction, kind: string, args: readonly number[]): boolean {
  return action.kind === kind && Object.values(action.args).every((value, i) => value === args[i])
}

/** One action as something to press: it is done, or the rule against it is told. */
export function offer(play: Play, kind: string, ...args: number[]): Offer {
  const action = play.legal.find((one) => has(one, kind, args)) ?? null
  const notation = play.speech.notation({ kind, args })
  const known = play.notations.includes(notation)
  return {
    action,
    known,
    hinted: action !== null && play.hint?.id === action.id,
    label: play.speech.action({ kind, args }),
    press: (element) => (action ? play.act(action.id) : play.why(known ? notation : '', element)),
  }
}

export function ofKind(play: Play, kind: string): LegalAction[] {
  return play.legal.filter((action) => action.kind === kind)
}
