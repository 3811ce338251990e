/** What this device likes: theme, language, sound, motion. Kept on the device, never sent. */
import { type Kept, readKept, type Speed, type Theme } from './kept'

export type { Speed, Theme } from './kept'

const KEY = 'ludotheque.settings'

function read(): Partial<Kept> {
  try {
    return readKept(localStorage.getItem(KEY))
  } catch {
    return {} // a browser that keeps nothing still plays
  }
}

function preferredLanguage(): 'fr' | 'en' {
  const asked = navigator.languages ?? [navigator.language]
  return asked.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en') === 'fr' ? 'fr' : 'en'
}

class Settings {
  theme = $state<Theme>('auto')
  language = $state<'fr' | 'en'>('fr')
  sound = $state(true)
  speed = $state<Speed>('usual')
  guide = $state(true)
  plain = $state(false)
  dark = $state(false)

  load(): void {
    const kept = read()
    const phone = matchMedia('(pointer: coarse)').matches
    this.theme = kept.theme ?? 'auto'
    this.language = kept.language ?? preferredLanguage()
    this.sound = kept.sound ?? !phone
    this.speed = kept.speed ?? 'usual'
    this.guide = kept.guide ?? true
    this.plain = kept.plain ?? false
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.dark = dark.matches
    dark.addEventListener('change', (event) => {
      this.dark = event.matches
      this.show()
    })
    this.show()
  }

  get evening(): boolean {
    return this.theme === 'evening' || (this.theme === 'auto' && this.dark)
  }

  /** Whether things move at all: the system's wish, or this device's own choice. */
  get still(): boolean {
    return this.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    ;(this as unknown as Kept)[name] = value
    this.keep()
    this.show()
  }

  private keep(): void {
    const { theme, language, sound, speed, guide, plain } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, sound, speed, guide, plain }))
    } catch {
      return // a browser that keeps nothing still plays
    }
  }

  private show(): void {
    const root = document.documentElement
    root.dataset.theme = this.evening ? 'evening' : 'day'
    root.dataset.motion = this.speed === 'off' ? 'off' : 'on'
    root.lang = this.language
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.evening ? '#14252c' : '#ece3d2')
  }
}

export const settings = new Settings()
