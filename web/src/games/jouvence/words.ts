/** Words about components that are put together from the game's own texts. */
import type { Speech } from '../../lib/speech'
import type { Box } from './box'

export function groupWords(box: Box, speech: Speech, monsters: readonly number[]): { title: string; text: string } {
  const title = speech.joined(monsters.map((kind) => speech.name('monster', kind)))
  const kinds = [...new Set(monsters)]
  const text = kinds.map((kind) => monsterWords(box, speech, kind)).join(' ')
  return { title, text }
}

export function monsterWords(box: Box, speech: Speech, kind: number): string {
  const monster = box.monster[kind]
  if (!monster) return ''
  const figures = speech.say('jou-monster', { attack: monster.attack, defence: monster.defence })
  return monster.power ? `${figures} ${speech.say(`table-power-${monster.power}`)}.` : figures
}

export function cardWords(box: Box, speech: Speech, card: number): { title: string; text: string } {
  return { title: speech.name('card', card), text: speech.say(`table-card-${box.card[card]?.key ?? ''}`) }
}
