/** What went wrong, in words: for requests and for the socket alike. */
import { Refusal } from './api'
import { has, t } from './i18n.svelte'

export function problemWords(error: unknown): string {
  if (error instanceof Refusal) {
    const { text, detail } = error.problem
    return has(text) ? t(text, { detail }) : t('server-fault', { detail })
  }
  return t('web-unreachable')
}
