/** Legal actions as people choose them: by kind, as buttons, as a number, or step by step. */
import type { LegalAction } from './protocol'

export type Form = 'buttons' | 'number' | 'steps'
export type Domains = Record<string, Record<string, string | null>>

export interface Group {
  kind: string
  form: Form
  actions: LegalAction[]
}

const MANY = 12

/** The actions by kind, in their order, each with the form that suits it. */
export function grouped(legal: readonly LegalAction[], domains: Domains): Group[] {
  const kinds = new Map<string, LegalAction[]>()
  for (const action of legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action])
  return [...kinds].map(([kind, actions]) => ({ kind, actions, form: form(actions, domains[kind] ?? {}) }))
}

function form(actions: readonly LegalAction[], args: Record<string, string | null>): Form {
  const names = Object.keys(args)
  if (names.length === 1 && args[names[0] ?? ''] === null && actions.length > 5) return 'number'
  return names.length > 1 && actions.length > MANY ? 'steps' : 'buttons'
}

export interface Step {
  arg: string
  domain: string | null
  values: number[]
}

/** The next argument to choose, among the actions that agree with what was chosen. */
export function nextStep(
  actions: readonly LegalAction[],
  args: Record<string, string | null>,
  chosen: Readonly<Record<string, number>>,
): { step: Step | null; left: LegalAction[] } {
  const left = actions.filter((action) => Object.entries(chosen).every(([arg, value]) => action.args[arg] === value))
  for (const [arg, domain] of Object.entries(args)) {
    if (arg in chosen) continue
    const values = [...new Set(left.map((action) => action.args[arg] ?? -1))]
    return { step: { arg, domain, values }, left }
  }
  return { step: null, left }
}

/** The actions that have to do with one component. */
export function touching(
  legal: readonly LegalAction[],
  domains: Domains,
  domain: string,
  index: number,
): LegalAction[] {
  return legal.filter((action) =>
    Object.entries(domains[action.kind] ?? {}).some(([arg, of]) => of === domain && action.args[arg] === index),
  )
}

/** The notation of an action that would use this component alone: what to ask about when it is refused. */
export function attempt(domains: Domains, asked: readonly string[], domain: string): string | null {
  const kinds = Object.keys(domains).filter((kind) => {
    const args = Object.values(domains[kind] ?? {})
    return args.length === 1 && args[0] === domain
  })
  return kinds.find((kind) => asked.includes(kind)) ?? kinds[0] ?? null
}
