/** The games as this browser knows them: their data and their words, fetched once. */
import { api } from './api'
import { Catalog, type Language } from './fluent'
import { SOURCES } from './i18n.svelte'
import type { Box, GameDetail, House, Replay, TableInfo } from './protocol'
import { settings } from './settings.svelte'
import { Speech } from './speech'
import type { Hints } from './zones'

const hintFiles = import.meta.glob<{ default: Hints }>('../games/*/zones.ts', { eager: true })
const extraTexts = import.meta.glob<{ default: string }>('../games/*/*.ftl')

const details = new Map<string, Promise<GameDetail>>()
const texts = new Map<string, Promise<Catalog>>()
let house: Promise<House> | null = null

export function theHouse(): Promise<House> {
  house ??= api.house().catch((error: unknown) => {
    house = null
    throw error
  })
  return house
}

export function hintsFor(game: string): Hints {
  return hintFiles[`../games/${game}/zones.ts`]?.default ?? {}
}

function kept<T>(store: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let found = store.get(key)
  if (!found) {
    found = make().catch((error: unknown) => {
      store.delete(key)
      throw error
    })
    store.set(key, found)
  }
  return found
}

function detail(game: string): Promise<GameDetail> {
  return kept(details, game, () => api.game(game))
}

function catalog(game: string, language: Language): Promise<Catalog> {
  return kept(texts, `${language}/${game}`, async () => {
    const extra = extraTexts[`../games/${game}/${language}.ftl`]
    const [own, more] = await Promise.all([api.texts(language, game), extra?.()])
    return new Catalog(language, [...SOURCES[language], own, ...(more ? [more.default] : [])])
  })
}

/** One game with its words in the language of the screen. */
export class GameBook {
  detail = $state<GameDetail | null>(null)
  texts = $state<Catalog | null>(null)
  private own = $state.raw<Box | null>(null) // where a table brings components of its own
  private wording = $state('')

  async load(game: string): Promise<void> {
    const [found, words] = await Promise.all([detail(game), catalog(game, settings.language)])
    this.detail = found
    this.texts = words
  }

  /** The game of one table: with its own deck, if it has one, and with the words that its options choose. */
  async loadFor(table: Pick<TableInfo, 'game' | 'options' | 'id'>): Promise<void> {
    await this.load(table.game)
    const texts = this.detail?.options.filter((option) => option.kind === 'text').map((option) => option.name) ?? []
    const own = texts.some((name) => table.options[name]) ? await api.box(table.id) : null
    this.dress(table.options, own)
  }

  /** The game of a replay, which brings its box along. */
  async loadReplay(replay: Pick<Replay, 'game' | 'options' | 'box'>): Promise<void> {
    await this.load(replay.game)
    this.dress(replay.options, replay.box)
  }

  private dress(options: TableInfo['options'], own: Box | null): void {
    this.wording = String(options.labels ?? '')
    this.own = own
    if (this.detail && own) this.detail = { ...this.detail, box: own.box }
  }

  /** Follow the language. */
  async refresh(): Promise<void> {
    if (this.detail && this.texts?.language !== settings.language) {
      this.texts = await catalog(this.detail.name, settings.language)
    }
  }

  get hints(): Hints {
    return this.detail ? hintsFor(this.detail.name) : {}
  }

  speech(seats: readonly (string | null)[]): Speech | null {
    if (!this.detail || !this.texts) return null
    const { name, args, names, events } = this.detail
    const fields = Object.fromEntries(events.map((event) => [event.kind, event.fields]))
    const own = this.own?.names[this.texts.language]
    return new Speech({ name, args, names, events: fields }, this.texts, seats, { wording: this.wording, ...(own ? { names: own } : {}) })
  }
}
