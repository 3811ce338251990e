/** What the small cards beside the pieces say. */
import type { Tip } from '../../boards/tip'
import type { Speech } from '../../lib/speech'
import type { Card, Tile } from './view'

export function cardTip(card: Card, speech: Speech, face = ''): Tip {
  const squares = card.shape.join('')
  const laid = squares.split('#').length - 1
  const optional = squares.split('o').length - 1
  const facts = [
    card.lost ? speech.say('per-lost', { lost: card.lost }) : '',
    speech.say('per-shape-of', { laid, optional }),
    card.biome ? speech.say('per-points-about', { points: card.points }) : speech.say('per-start-about'),
    face,
  ]
  return { title: card.name, text: facts.filter(Boolean).join(' ') }
}

export function tileTip(tile: Tile, index: number, speech: Speech, face = ''): Tip {
  const facts = [speech.say(`per-kind-${tile.kind}`), speech.say('per-tile-worth', { cost: tile.cost, points: tile.points }), face]
  return { title: speech.name('tile', index), text: facts.filter(Boolean).join(' ') }
}
