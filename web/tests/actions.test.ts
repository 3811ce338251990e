import { describe, expect, it } from 'vitest'
import { attempt, grouped, nextStep, touching } from '../src/lib/actions'
import type { LegalAction } from '../src/lib/protocol'

const act = (id: number, kind: string, args: Record<string, number>): LegalAction => ({
  id,
  kind,
  args,
  notation: '',
  label: '',
  names: {},
})
const DOMAINS = { bid: { amount: null }, move: { card: 'card', slot: 'slot' }, play: { card: 'card' }, pass: {} }

describe('actions', () => {
  it('groups by kind and chooses a form', () => {
    const bids = Array.from({ length: 9 }, (_, i) => act(i, 'bid', { amount: i }))
    const moves = Array.from({ length: 14 }, (_, i) => act(20 + i, 'move', { card: i % 7, slot: Math.floor(i / 7) }))
    const groups = grouped([...bids, ...moves, act(90, 'pass', {})], DOMAINS)
    expect(groups.map((group) => [group.kind, group.form, group.actions.length])).toEqual([
      ['bid', 'number', 9],
      ['move', 'steps', 14],
      ['pass', 'buttons', 1],
    ])
  })
  it('asks for one argument after the other', () => {
    const moves = [act(1, 'move', { card: 0, slot: 1 }), act(2, 'move', { card: 0, slot: 2 }), act(3, 'move', { card: 4, slot: 1 })]
    expect(nextStep(moves, DOMAINS.move, {}).step).toEqual({ arg: 'card', domain: 'card', values: [0, 4] })
    expect(nextStep(moves, DOMAINS.move, { card: 0 }).step?.values).toEqual([1, 2])
    const done = nextStep(moves, DOMAINS.move, { card: 0, slot: 2 })
    expect([done.step, done.left.map((action) => action.id)]).toEqual([null, [2]])
  })
  it('finds what a component can do', () => {
    const legal = [act(1, 'play', { card: 3 }), act(2, 'move', { card: 3, slot: 0 }), act(3, 'play', { card: 4 })]
    expect(touching(legal, DOMAINS, 'card', 3).map((action) => action.id)).toEqual([1, 2])
    expect(touching(legal, DOMAINS, 'slot', 3)).toEqual([])
  })
  it('knows what to ask about when something quiet is touched', () => {
    expect(attempt(DOMAINS, ['play'], 'card')).toBe('play')
    expect(attempt(DOMAINS, [], 'slot')).toBeNull()
  })
})
