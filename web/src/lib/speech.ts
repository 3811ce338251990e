/** Speech: what happens at a table, said to one reader. The twin of texts/speech.py. */
import type { Catalog, Values } from './fluent'

export interface EventField {
  name: string
  domain: string | null
}

/** What the house must know of a game to say its actions and events. */
export interface GameWords {
  name: string
  args: Record<string, Record<string, string | null>>
  names: Record<string, readonly string[]>
  events: Record<string, readonly EventField[]>
}

/** What one table says otherwise: a deck of its own, other words for some things. */
export interface OwnWords {
  names?: Record<string, Record<string, string>> // naming domain -> index -> name
  wording?: string // the option `labels`
}

export interface ActionLike {
  kind: string
  args: readonly number[]
}

export type EventData = { kind: string; seat: number | null } & Record<string, unknown>

const LETTERS = 'ABCDEF'

export class Speech {
  constructor(
    readonly game: GameWords,
    readonly texts: Catalog,
    readonly seats: readonly (string | null)[] = [],
    readonly own: OwnWords = {},
  ) {}

  say(message: string, values: Values = {}): string {
    return this.texts.say(message, values)
  }

  seat(seat: number): string {
    return this.seats[seat] || this.texts.say('seat', { letter: LETTERS.charAt(seat) })
  }

  /** A component by its name; its copies share one. */
  name(domain: string, index: number): string {
    const key = this.game.names[domain]?.[index]
    if (key === undefined) return String(index)
    const own = this.own.names?.[domain]?.[String(index)]
    if (own !== undefined) return own
    const message = `${domain}-${key.split('.')[0]}`
    const other = `table-${this.own.wording ?? ''}-${message}`
    if (this.own.wording && this.texts.has(other)) return this.texts.say(other)
    return this.texts.has(message) ? this.texts.say(message) : key
  }

  /** What a component says of itself, where the texts have it. */
  about(domain: string, index: number): string {
    const key = this.game.names[domain]?.[index]?.split('.')[0] ?? ''
    const message = `${domain}-${key}-about`
    return this.texts.has(message) ? this.texts.say(message) : ''
  }

  decision(kind: string, seat: number): string {
    return this.texts.say(`decision-${kind}`, { seat: this.seat(seat) })
  }

  action(action: ActionLike): string {
    const domains = Object.entries(this.game.args[action.kind] ?? {})
    const values: Values = {}
    domains.forEach(([name, domain], i) => {
      values[name] = this.named(domain, action.args[i])
    })
    return this.texts.say(`action-${action.kind}`, values)
  }

  /** How an action is written in records: its kind, then its arguments by their keys. */
  notation(action: ActionLike): string {
    const domains = Object.values(this.game.args[action.kind] ?? {})
    const words = action.args.map((value, i) => {
      const domain = domains[i]
      return domain ? (this.game.names[domain]?.[value] ?? String(value)) : String(value)
    })
    return [action.kind, ...words].join(' ')
  }

  refusal(rule: string): string {
    const message = `refusal-${rule}`
    return this.texts.has(message) ? this.texts.say(message) : this.rule(rule)
  }

  rule(rule: string): string {
    return this.texts.say(`rule-${rule}`)
  }

  /** One line of the log: the owner of a secret is told it. */
  event(event: EventData, viewer: number | null): string {
    const message = `event-${event.kind}`
    const values: Values = {}
    for (const field of this.game.events[event.kind] ?? []) {
      if (field.name in event) values[field.name] = this.named(field.domain, event[field.name])
    }
    const own = viewer !== null && viewer === event.seat && this.texts.hasAttribute(message, 'own')
    return this.texts.say(message, values, own ? 'own' : '')
  }

  /** A value of an action or an event as the texts take it. */
  named(domain: string | null | undefined, value: unknown): string | number {
    if (Array.isArray(value)) return this.joined(value.map((item) => String(this.named(domain, item))))
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value !== 'number') return String(value)
    if (!domain) return value
    if (domain === 'seat') return this.seat(value)
    return value >= 0 ? this.name(domain, value) : 'none'
  }

  joined(words: readonly string[], message = 'list-and'): string {
    if (words.length < 2) return words[0] ?? this.texts.say('list-none')
    return this.texts.say(message, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  }
}
