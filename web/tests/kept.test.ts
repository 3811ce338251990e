import { expect, test } from 'vitest'
import { readKept } from '../src/lib/kept'

test('what the page wrote is read again', () => {
  const kept = { theme: 'evening', language: 'en', sound: false, speed: 'off', guide: false, plain: true }
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
})

test('values that the page does not know are left out, the others stay', () => {
  const odd = { theme: 'noon', language: 'fr', sound: 'yes', speed: 'quick', guide: 1, plain: false, other: 'x' }
  expect(readKept(JSON.stringify(odd))).toEqual({ language: 'fr', plain: false })
  expect(readKept('{"toString": "day", "__proto__": "day", "speed": null}')).toEqual({})
})

test.each([null, '', 'no json', 'null', '7', '"off"', '["off"]'])('%j is as good as nothing', (text) => {
  expect(readKept(text)).toEqual({})
})
