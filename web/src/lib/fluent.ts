/** Fluent, set up as Python does it: the same files, the same functions, no isolation marks. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'

export type Language = 'fr' | 'en'
export type Values = Record<string, FluentVariable>

const VOWELS = 'aàâäeéèêëiîïoôöuùûühœæ'

/** Whether French drops the vowel before it: d’Ada, qu’Hélène, but de Paul. */
export function elided(name: string): boolean {
  return name !== '' && VOWELS.includes(name.charAt(0).toLowerCase())
}

function word(value: unknown): string {
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value)
}

const de: FluentFunction = ([name]) => (elided(word(name)) ? `d’${word(name)}` : `de ${word(name)}`)
const que: FluentFunction = ([name]) => (elided(word(name)) ? `qu’${word(name)}` : `que ${word(name)}`)

export class Catalog {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: de, QUE: que } })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  hasAttribute(message: string, attribute: string): boolean {
    return this.bundle.getMessage(message)?.attributes[attribute] !== undefined
  }

  /** The message filled in; one that is missing shows its own name, so that it is seen and mended. */
  say(message: string, values: Values = {}, attribute = ''): string {
    const found = this.bundle.getMessage(message)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (pattern === undefined || pattern === null) return message
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, values, errors)
    if (errors.length && import.meta.env.DEV) console.warn(message, errors)
    return text
  }
}
