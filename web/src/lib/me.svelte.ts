/** Who sits at this device: a name is enough, and it can wait until it is needed. */
import { api, Refusal } from './api'
import { t } from './i18n.svelte'
import type { Guest } from './protocol'

const KNOWN = 'ludotheque.known' // this browser has said its name before

class Me {
  guest = $state<Guest | null>(null)
  private asked: Promise<Guest | null> | null = null

  /** The guest that the server knows, or null: nobody yet. */
  async look(): Promise<Guest | null> {
    if (!this.asked && !localStorage.getItem(KNOWN)) return null
    this.asked ??= api.me().catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 401) return null
      this.asked = null
      throw error
    })
    this.guest = await this.asked
    return this.guest
  }

  /** A guest for sure: with the usual name, where none was given. */
  async be(name = ''): Promise<Guest> {
    const known = await this.look()
    if (known && (!name || known.name === name)) return known
    return this.known(await api.introduce(name || t('web-usual-name')))
  }

  async recover(token: string): Promise<Guest> {
    return this.known(await api.recover(token))
  }

  private known(guest: Guest): Guest {
    this.guest = guest
    this.asked = Promise.resolve(guest)
    localStorage.setItem(KNOWN, 'yes')
    return guest
  }
}

export const me = new Me()
