/** The words of the house on this screen, in the chosen language. */
import houseEn from '../../../src/ludotheque/texts/en.ftl'
import houseFr from '../../../src/ludotheque/texts/fr.ftl'
import webEn from '../texts/en.ftl'
import webFr from '../texts/fr.ftl'
import { Catalog, type Language, type Values } from './fluent'
import { settings } from './settings.svelte'

export const SOURCES: Record<Language, readonly string[]> = { fr: [houseFr, webFr], en: [houseEn, webEn] }

const catalogs: Record<Language, Catalog> = {
  fr: new Catalog('fr', SOURCES.fr),
  en: new Catalog('en', SOURCES.en),
}

/** A text of the house. Read in a component it follows the language. */
export function t(message: string, values: Values = {}, attribute = ''): string {
  return catalogs[settings.language].say(message, values, attribute)
}

/** Whether the house has such a text. */
export function has(message: string): boolean {
  return catalogs[settings.language].has(message)
}

/** The strength of a bot in words; one without a word of its own is called by its name. */
export function level(bot: string | null): string {
  const message = `web-bot-${bot}`
  return has(message) ? t(message) : (bot ?? '')
}

/** When, as people say it: 14:05 today, else the day. */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000)
  const today = date.toDateString() === new Date().toDateString()
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(settings.language, style).format(date)
}
