import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const own = import.meta.glob<string>('../src/**/*.ftl', { query: '?raw', import: 'default', eager: true })
const shared = import.meta.glob<string>('../../src/ludotheque/**/*.ftl', { query: '?raw', import: 'default', eager: true })
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** Every message of a text; one that does not parse would be lost between what is written and what is read. */
function messages(text: string): string[] {
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')
  const read = new FluentResource(text).body.map((entry) => entry.id)
  expect(read.sort()).toEqual(written.sort())
  return read
}

describe('texts', () => {
  it.each(Object.keys(own).filter((path) => path.endsWith('/fr.ftl')))('%s says the same in both languages', (path) => {
    expect(messages(own[path.replace(/fr\.ftl$/, 'en.ftl')] ?? '')).toEqual(messages(own[path] ?? ''))
  })
  it.each(Object.keys(shared))('%s is read here as in Python', (path) => {
    expect(messages(shared[path] ?? '').length).toBeGreaterThan(0)
  })
  it('has words for everything that the page says', () => {
    const known = new Set([own['../src/texts/fr.ftl'], shared['../../src/ludotheque/texts/fr.ftl']].flatMap((text) => messages(text ?? '')))
    const used = new Set<string>()
    for (const text of Object.values(code)) {
      for (const found of text.matchAll(/['`"]((?:web|server|undo)-[a-z0-9-]+)['`"]/g)) used.add(found[1] ?? '')
    }
    expect([...used].filter((id) => !known.has(id))).toEqual([])
  })
})
