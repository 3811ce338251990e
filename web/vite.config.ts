import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vitest/config'

const dist = resolve(import.meta.dirname, '../src/ludotheque/web/dist')

/** Fluent files as strings, without remarks and without the messages of the command line. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(source: string, id: string) {
      if (!id.endsWith('.ftl')) return null
      const kept: string[] = []
      let skipping = false
      for (const line of source.split('\n')) {
        if (/^[a-zA-Z]/.test(line)) skipping = line.startsWith('cli-')
        if (!skipping && line.trim() && !line.startsWith('#')) kept.push(line)
      }
      return { code: `export default ${JSON.stringify(kept.join('\n'))}`, map: null }
    },
  }
}

/** The title and the one line of every game in both languages, from their own text files: the home page needs no more. */
function gameCards(): Plugin {
  const games = resolve(import.meta.dirname, '../src/ludotheque/games')
  const line = (text: string, id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1] ?? ''
  return {
    name: 'game-cards',
    resolveId: (id: string) => (id === 'virtual:game-cards' ? `\0${id}` : null),
    load(id: string) {
      if (id !== '\0virtual:game-cards') return null
      const found: Record<string, Record<string, { title: string; tagline: string }>> = { fr: {}, en: {} }
      for (const language of ['fr', 'en']) {
        for (const entry of readdirSync(games, { withFileTypes: true })) {
          const file = join(games, entry.name, `${language}.ftl`)
          if (!entry.isDirectory() || !existsSync(file)) continue
          const text = readFileSync(file, 'utf-8')
          found[language]![entry.name] = { title: line(text, 'title'), tagline: line(text, 'tagline') }
        }
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}

/** A compressed twin beside every text file: the server sends it to those who can read it. */
function compressed(): Plugin {
  const press = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) press(path)
      else if (/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) {
        const raw = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }))
      }
    }
  }
  return { name: 'compressed', apply: 'build', closeBundle: () => press(dist) }
}

export default defineConfig({
  plugins: [fluent(), gameCards(), svelte(), compressed()],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
