import { describe, expect, it } from 'vitest'
import { cell, domainOf, layout, scores } from '../src/lib/zones'

const NAMES = { card: ['fox', 'owl'], tile: ['north', 'south'] }

describe('zones', () => {
  it('knows a part by its domain, its plural, or a usual name', () => {
    expect(domainOf('tiles', NAMES, {})).toBe('tile')
    expect(domainOf('hand', NAMES, {})).toBe('card')
    expect(domainOf('winners', NAMES, {})).toBe('seat')
    expect(domainOf('stock', NAMES, {})).toBeNull()
    expect(domainOf('stock', NAMES, { pieces: { stock: 'card' } })).toBe('card')
  })
  it('draws numbers of a domain as pieces, none where it is negative', () => {
    expect(cell('card', 1, NAMES, {})).toEqual({ form: 'pieces', pieces: [{ domain: 'card', index: 1 }], single: true })
    expect(cell('card', -1, NAMES, {})).toEqual({ form: 'pieces', pieces: [], single: true })
  })
  it('keeps what is hidden hidden', () => {
    const found = cell('hand', [0, null], NAMES, {})
    expect(found).toEqual({ form: 'pieces', pieces: [{ domain: 'card', index: 0 }, { domain: 'card', index: null }] })
  })
  it('spreads counts', () => {
    const found = cell('hand', [0, 3], NAMES, { counts: ['hand'] })
    expect(found).toEqual({ form: 'pieces', pieces: [{ domain: 'card', index: 1, count: 3 }] })
  })
  it('groups lists of lists by the names of their places', () => {
    const found = cell('row', [[0], [1]], NAMES, { pieces: { row: 'card' }, groups: { row: 'tile' } })
    expect(found.form === 'groups' && found.groups.map((group) => group.of?.index)).toEqual([0, 1])
  })
  it('tells what belongs to one seat from what all see', () => {
    const drawn = layout({ seats: 2, pile: 4, left: [1, 2], seat: 0, hand: [0] }, NAMES, 2)
    expect(drawn.zones.map((zone) => [zone.key, zone.own])).toEqual([['pile', false], ['hand', true]])
    expect(drawn.columns.map((column) => column.key)).toEqual(['left'])
  })
  it('makes a column of each part of little tables by seat', () => {
    const view = { seats: 2, players: [{ lives: 3, hand_size: 2 }, { lives: 1, hand_size: 0 }] }
    const drawn = layout(view, NAMES, 2, { hide: ['hand_size'] })
    expect(drawn.columns).toEqual([{ key: 'lives', cells: [{ form: 'number', value: 3 }, { form: 'number', value: 1 }] }])
  })
  it('finds the points', () => {
    expect(scores({ scores: [3, 4] }, 2)).toEqual([3, 4])
    expect(scores({ worth: [3, 4] }, 2, { score: 'worth' })).toEqual([3, 4])
    expect(scores({}, 2)).toEqual([null, null])
    expect(scores(null, 2)).toEqual([null, null])
  })
})
