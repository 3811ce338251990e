/** The words of the table: the fourth good by the name that the table has chosen, and what each card says of itself. */
import { Speech } from '../../lib/speech'
import type { Box, Kind } from './box'

/** AGO-R55: a table may call the fourth good amphorae. */
class AmphoraSpeech extends Speech {
  override name(domain: string, index: number): string {
    const message = `table-amphora-${domain}-${this.game.names[domain]?.[index] ?? ''}`
    return this.texts.has(message) ? this.say(message) : super.name(domain, index)
  }
}

export function tableSpeech(speech: Speech, labels: string): Speech {
  return labels === 'amphora' ? new AmphoraSpeech(speech.game, speech.texts, speech.seats) : speech
}

export function goodIndex(box: Box, key: string): number {
  return box.good.findIndex((good) => good.key === key)
}

export function aboutKind(speech: Speech, box: Box, kind: Kind): string {
  const goods = kind.goods.map((key) => speech.name('good', goodIndex(box, key)))
  const values = { goods: speech.joined(goods, 'board-or'), price: kind.price, worth: kind.worth }
  const own = kind.type === 'market' ? `board-card-${kind.key}` : `board-card-${kind.type}`
  return `${speech.say(own, values)} ${speech.say('board-card-price', values)}`
}

export function aboutMagistrate(speech: Speech, box: Box, index: number): string {
  const found = box.magistrate[index]
  if (!found) return ''
  const goods = found.hierarchy.map((key) => speech.name('good', goodIndex(box, key))).join(' › ')
  return `${speech.say(`table-effect-${found.key}`)} ${speech.say('board-hierarchy', { goods })}`
}
