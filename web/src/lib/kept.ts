/** Settings as a device may have kept them: only values that the page knows, whatever stands in the store. */
export type Theme = 'auto' | 'day' | 'evening'
export type Speed = 'slow' | 'usual' | 'fast' | 'off'

export interface Kept {
  theme: Theme
  language: 'fr' | 'en'
  sound: boolean
  speed: Speed
  guide: boolean
  plain: boolean // the generic board, even where a game has its own
}

const YES_OR_NO: readonly boolean[] = [true, false]
const ALLOWED: { readonly [K in keyof Kept]: readonly Kept[K][] } = {
  theme: ['auto', 'day', 'evening'],
  language: ['fr', 'en'],
  sound: YES_OR_NO,
  speed: ['slow', 'usual', 'fast', 'off'],
  guide: YES_OR_NO,
  plain: YES_OR_NO,
}

/** What of a stored text can be used; a value that an older or another page wrote is left out. */
export function readKept(text: string | null): Partial<Kept> {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  if (typeof stored !== 'object' || stored === null) return {}
  const known = Object.entries(stored).filter(([name, value]) => {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name as keyof Kept] : []
    return (allowed as readonly unknown[]).includes(value)
  })
  return Object.fromEntries(known) as Partial<Kept>
}
