/** What every board gets, the generic one and a game's own. It draws the view and offers the legal actions. */
import type { Component } from 'svelte'
import type { Asked, GameDetail, LegalAction, Outcome } from '../lib/protocol'
import type { EventData, Speech } from '../lib/speech'
import type { Hints } from '../lib/zones'

/** `public`: the shared screen. `hand`: a phone beside it. `full`: all on one device. */
export type Face = 'full' | 'public' | 'hand'

export interface BoardProps {
  view: Record<string, unknown>
  game: GameDetail
  speech: Speech
  hints: Hints
  seat: number | null
  legal: readonly LegalAction[]
  hint: LegalAction | null
  busy: boolean
  face: Face
  decision: string | null // the kind of decision that this seat owes
  asked: readonly Asked[] // what every seat owes
  events: readonly EventData[] // of the message that was shown last: a new list with each
  result: Outcome | null
  still: boolean // nothing may move
  pace: number // 1 is usual, less is faster
  act: (action: number) => void
  // asked when something quiet is touched; `always`: the rules have a sentence even for a seat that is not asked
  why: (notation: string, element: Element | null, always?: boolean) => void
  tell: (rule: string, element: Element | null) => void // asked for something that no action stands for: the rule about it
  choose: (actions: readonly LegalAction[]) => void // several actions touch what was pressed: narrow the bar to them
}

export type BoardModule = { default: Component<BoardProps>; handles?: readonly string[] }

const boards = import.meta.glob<BoardModule>('../games/*/Board.svelte')

/** A game's own board where it has one and it is wanted, else the generic. `handles` are the kinds of action that it offers itself. */
export async function boardFor(game: string, plain: boolean): Promise<BoardModule> {
  const own = boards[`../games/${game}/Board.svelte`]
  return own && !plain ? own() : import('./Generic.svelte')
}
