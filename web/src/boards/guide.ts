/** The guide to a first game: short hints that appear when their moment comes, each once. */
import type { Asked, LegalAction } from '../lib/protocol'

export interface Moment {
  view: Record<string, unknown>
  legal: readonly LegalAction[]
  seat: number
  decision: string | null
  asked: readonly Asked[]
}

/** Its words are the text `guide-<id>` of the game's own folder. */
export interface GuideHint {
  id: string
  when: (moment: Moment) => boolean
}

export type Guide = readonly GuideHint[]

const guides = import.meta.glob<{ default: Guide }>('../games/*/guide.ts')

export async function guideFor(game: string): Promise<Guide> {
  const found = guides[`../games/${game}/guide.ts`]
  return found ? (await found()).default : []
}

const KEY = (game: string) => `ludotheque.guide.${game}`

/** The hints that this device has shown. */
export function seen(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY(game)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepSeen(game: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY(game), JSON.stringify(ids))
  } catch {
    return // a browser that keeps nothing is told again
  }
}
