/** A finished game as a film: every step a view, for whoever's eyes. */
import { tick } from 'svelte'
import { fly, measure } from './animate'
import type { Replay } from './protocol'
import { settings } from './settings.svelte'
import type { EventData } from './speech'

type View = Record<string, unknown>

export class ReplayStore {
  at = $state(0)
  seat = $state<number | null>(null) // whose eyes; null: what everybody saw
  playing = $state(false)
  private readonly publics: View[] = []
  private readonly privates: View[][] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly replay: Replay) {
    let open: View = {}
    let own: View[] = replay.seats.map(() => ({}))
    for (const step of replay.steps) {
      open = { ...open, ...step.public }
      own = own.map((view, seat) => ({ ...view, ...step.private[seat] }))
      this.publics.push(open)
      this.privates.push(own)
    }
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  get view(): View {
    const open = this.publics[this.at] ?? {}
    return this.seat === null ? open : { ...open, ...this.privates[this.at]?.[this.seat] }
  }

  get events(): EventData[] {
    return (this.replay.steps[this.at]?.events ?? []) as EventData[]
  }

  /** Go to a step; one step forward is shown with its motion. */
  async go(to: number, root: ParentNode): Promise<void> {
    const target = Math.max(0, Math.min(this.last, to))
    const smooth = target === this.at + 1 && !settings.still
    const before = smooth ? measure(root) : null
    this.at = target
    if (!before) return
    await tick()
    const seat = this.replay.steps[target]?.seat
    fly(root, before, document.querySelector(`[data-seat-home="${seat}"]`), { still: false, pace: 1 })
  }

  toggle(root: () => ParentNode): void {
    this.playing = !this.playing
    clearTimeout(this.timer)
    if (!this.playing) return
    if (this.at === this.last) this.at = 0
    const next = () => {
      if (!this.playing) return
      if (this.at >= this.last) {
        this.playing = false
        return
      }
      void this.go(this.at + 1, root())
      this.timer = setTimeout(next, 1100)
    }
    this.timer = setTimeout(next, 500)
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.timer)
  }
}
