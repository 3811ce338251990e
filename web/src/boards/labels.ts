/** The names of the parts of a view: the game's own words, else the house's, else the part's key made readable. */
import type { Speech } from '../lib/speech'

export function isLabelled(speech: Speech, key: string): boolean {
  return speech.texts.has(`view-${key}`)
}

export function label(speech: Speech, key: string): string {
  if (isLabelled(speech, key)) return speech.say(`view-${key}`)
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
