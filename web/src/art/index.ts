/** A picture for every game of the house, by its name. */
import type { Component } from 'svelte'
import Agartha from './Agartha.svelte'
import Agora from './Agora.svelte'
import Jouvence from './Jouvence.svelte'
import Levee from './Levee.svelte'
import Periple from './Periple.svelte'
import Unknown from './Unknown.svelte'

const PICTURES: Record<string, Component> = {
  agartha: Agartha,
  agora: Agora,
  jouvence: Jouvence,
  levee: Levee,
  periple: Periple,
}

export function picture(game: string): Component {
  return PICTURES[game] ?? Unknown
}
