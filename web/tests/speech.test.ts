import { describe, expect, it } from 'vitest'
import { Catalog, elided } from '../src/lib/fluent'
import { Speech, type GameWords } from '../src/lib/speech'

const FTL = `
seat = Player { $letter }
list-and = { $first } and { $last }
list-none = nothing
action-play = Lay { $card }
decision-play = Choose, { $seat }.
event-Played = { $seat } lays a card.
    .own = You lay { $card }.
event-Won =
    { $points ->
        [one] { $seat }: 1 point for { $cards }.
       *[other] { $seat }: { $points } points for { $cards }.
    }
card-fox = Fox
card-owl = Owl
refusal-LEV-1 = Not in your hand.
rule-LEV-1 = One card each.
rule-LEV-2 = Face down.
french = Le tour { DE($name) }
`

const GAME: GameWords = {
  name: 'levee',
  args: { play: { card: 'card' }, bid: { amount: null } },
  names: { card: ['fox', 'owl.2'] },
  events: {
    Played: [
      { name: 'seat', domain: 'seat' },
      { name: 'card', domain: 'card' },
    ],
    Won: [
      { name: 'seat', domain: 'seat' },
      { name: 'cards', domain: 'card' },
      { name: 'points', domain: null },
    ],
  },
}

const speech = new Speech(GAME, new Catalog('en', [FTL]), ['Ada', null])

describe('speech', () => {
  it('calls a seat by its name, else by its letter', () => {
    expect(speech.seat(0)).toBe('Ada')
    expect(speech.seat(1)).toBe('Player B')
  })
  it('labels an action with the names of its arguments', () => {
    expect(speech.action({ kind: 'play', args: [0] })).toBe('Lay Fox')
  })
  it('gives the copies of a component one name', () => {
    expect(speech.name('card', 1)).toBe('Owl')
  })
  it('writes an action as records do', () => {
    expect(speech.notation({ kind: 'play', args: [1] })).toBe('play owl.2')
    expect(speech.notation({ kind: 'bid', args: [7] })).toBe('bid 7')
  })
  it('tells a secret to its owner alone', () => {
    expect(speech.event({ kind: 'Played', seat: 0, card: 0 }, 0)).toBe('You lay Fox.')
    expect(speech.event({ kind: 'Played', seat: 0 }, 1)).toBe('Ada lays a card.')
  })
  it('joins lists and minds plurals', () => {
    expect(speech.event({ kind: 'Won', seat: 1, cards: [0, 1], points: 1 }, null)).toBe('Player B: 1 point for Fox and Owl.')
    expect(speech.event({ kind: 'Won', seat: 1, cards: [], points: 2 }, null)).toBe('Player B: 2 points for nothing.')
  })
  it('says a rule where a refusal has no words of its own', () => {
    expect(speech.refusal('LEV-1')).toBe('Not in your hand.')
    expect(speech.refusal('LEV-2')).toBe('Face down.')
  })
  it('drops the vowel in French', () => {
    const french = new Catalog('fr', [FTL])
    expect(french.say('french', { name: 'Ada' })).toBe('Le tour d’Ada')
    expect(french.say('french', { name: 'Paul' })).toBe('Le tour de Paul')
    expect(elided('')).toBe(false)
  })
  it('shows the name of a message that is missing', () => {
    expect(speech.say('no-such-text')).toBe('no-such-text')
  })
})
