/** The prompt line: what to do, or for whom the table waits. */
import { hintsFor } from '../lib/game.svelte'
import { has, t } from '../lib/i18n.svelte'
import type { LegalAction } from '../lib/protocol'
import type { Speech } from '../lib/speech'
import type { Refusing, TableStore } from '../lib/table.svelte'

export function promptWords(store: TableStore, speech: Speech): string {
  if (store.film > 1) return t('web-film', { count: store.film })
  if (store.result) return outcomeWords(store, speech)
  if (store.info?.status === 'closed') return t('web-table-closed')
  if (store.takeBack && store.takeBack.seat === store.seat) return t('web-take-back-waiting')
  if (store.sent) return t('web-sending')
  const mine = store.asked.find((asked) => asked.seat === store.seat)
  if (mine && store.legal.length) return speech.decision(mine.kind, mine.seat) + hintWords(store, speech)
  const others = store.asked.filter((asked) => asked.seat !== store.seat).map((asked) => speech.seat(asked.seat))
  return others.length ? t('web-waiting-for', { names: speech.joined(others), count: others.length }) : ''
}

/** What the bot would do, said where everybody looks and listens. */
function hintWords(store: TableStore, speech: Speech): string {
  if (!store.hint) return ''
  const say = ({ kind, args }: LegalAction) => speech.action({ kind, args: Object.values(args) })
  const shares = store.weighed.map(({ action, share }) => ({ action: say(action), share: Math.round(100 * share) }))
  const [best, ...others] = shares
  if (!best || !others.length) return ` ${t('web-hint-is', { action: say(store.hint) })}`
  return ` ${t('web-hint-why', { ...best, others: speech.joined(others.map((other) => t('web-hint-share', other))) })}`
}

/** Some games end without a winner, and their view says so. */
export function hasWinner(store: TableStore): boolean {
  const told = store.view?.[hintsFor(store.info?.game ?? '').winners ?? '']
  return !Array.isArray(told) || told.length > 0
}

export function outcomeWords(store: TableStore, speech: Speech): string {
  const ranks = store.result?.ranks ?? []
  if (!hasWinner(store)) return t('web-nobody-wins')
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (store.seat !== null && winners.includes(store.seat)) {
    return winners.length === 1 ? t('web-you-win') : t('web-you-share')
  }
  return t('web-winners', { names: speech.joined(winners.map((seat) => speech.seat(seat))), count: winners.length })
}

export function refusalWords(refusing: Refusing, speech: Speech): string {
  if (refusing.rule) return speech.refusal(refusing.rule)
  if (speech.texts.has(refusing.text)) return speech.say(refusing.text, { detail: refusing.detail })
  return has(refusing.text) ? t(refusing.text, { detail: refusing.detail }) : t('server-fault')
}
