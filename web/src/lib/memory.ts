/** What this device last saw of a table, so that coming back shows what changed since. One's own eyes only. */
import type { Snapshot } from './protocol'

const PREFIX = 'ludotheque.seen.'
const MOST = 12

const name = (table: string, seat: number) => `${PREFIX}${table}.${seat}`

export function recall(table: string, seat: number): Snapshot | null {
  try {
    const text = localStorage.getItem(name(table, seat))
    return text ? (JSON.parse(text) as Snapshot) : null
  } catch {
    return null
  }
}

/** Null forgets: a finished game is told by its replay. */
export function keep(table: string, seat: number, snapshot: Snapshot | null): void {
  try {
    if (snapshot === null) {
      localStorage.removeItem(name(table, seat))
      return
    }
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of kept.slice(0, Math.max(0, kept.length - MOST))) localStorage.removeItem(key)
    localStorage.setItem(name(table, seat), JSON.stringify(snapshot))
  } catch {
    return // a full or closed store only costs the film
  }
}
