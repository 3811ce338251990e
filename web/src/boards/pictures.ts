/** A game's own drawings of its components, where it has them: `games/<name>/Picture.svelte`, drawn by key. */
import type { Component } from 'svelte'

type Picture = Component<{ of: string; size?: number }>

const files = import.meta.glob<{ default: Picture }>('../games/*/Picture.svelte', { eager: true })

export function pictureOf(game: string): Picture | null {
  return files[`../games/${game}/Picture.svelte`]?.default ?? null
}
