/** One table on this screen: what is known, what is asked, and the messages that still have to be shown. */
import { tick } from 'svelte'
import { fly, measure } from './animate'
import { api } from './api'
import type {
  Asked,
  ChatLine,
  Incoming,
  LegalAction,
  Moved,
  Outcome,
  Message as Outgoing,
  Snapshot,
  TableInfo,
  TakeBack,
  UndoInfo,
  Weighed,
} from './protocol'
import { settings } from './settings.svelte'
import { newKey, Socket, type Wire } from './socket'
import { play } from './sounds'
import type { EventData } from './speech'
import * as memory from './memory'

export interface LogLine {
  id: number
  step: number // lines of one step belong together
  number: number // of the message that told it
  event: EventData
}

export interface Refusing {
  rule: string | null
  text: string
  detail: string
  at: number
}

const PACE = { slow: 1.7, usual: 1, fast: 0.45, off: 0 } as const
const REST = 260 // a breath after each step that somebody else played, in ms
const LONG = 8 // more messages than this are shown faster

export class TableStore {
  info = $state<TableInfo | null>(null)
  seat = $state<number | null>(null)
  view = $state.raw<Record<string, unknown> | null>(null)
  asked = $state.raw<Asked[]>([])
  legal = $state.raw<LegalAction[]>([])
  undo = $state.raw<UndoInfo>({ can: false, why: null })
  result = $state.raw<Outcome | null>(null)
  takeBack = $state.raw<TakeBack | null>(null)
  chat = $state.raw<ChatLine[]>([])
  present = $state.raw<number[]>([])
  reserves = $state.raw<number[]>([])
  log = $state.raw<LogLine[]>([])
  events = $state.raw<EventData[]>([]) // of the message that was shown last
  wire = $state<Wire>('connecting')
  tries = $state(0)
  refusing = $state.raw<Refusing | null>(null)
  hint = $state.raw<LegalAction | null>(null)
  weighed = $state.raw<Weighed[]>([]) // the hint and what else was weighed, with the share of the win of each
  sent = $state<string | null>(null) // the key of an action that waits for its answer
  film = $state(0) // steps of the catch-up film that are left to show
  number = 0
  lead = 0 // the server's clock minus ours, in ms
  private socket: Socket | null = null
  private queue: Outgoing[] = []
  private running = false
  private hurry = false
  private line = 0
  private partial = false // the log began in the middle
  private root: () => ParentNode = () => document

  constructor(readonly id: string) {}

  /** Open the table with the eyes of a seat; null: those of an onlooker; undefined: as the server thinks best. */
  open(seat: number | null | undefined, root?: () => ParentNode): void {
    if (root) this.root = root
    this.close()
    this.forget()
    const kept = typeof seat === 'number' ? memory.recall(this.id, seat) : null
    if (kept) {
      this.partial = true
      this.take(kept)
    }
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new Socket(`${protocol}://${location.host}/api/tables/${this.id}/stream`, {
      hello: () => ({
        type: 'hello',
        since: this.view ? this.number : null,
        seat: seat ?? null,
        onlooker: seat === null,
      }),
      message: (message) => this.receive(message),
      wire: (state, tries) => {
        this.wire = state
        this.tries = tries
      },
    })
    this.socket.connect()
  }

  close(): void {
    this.socket?.close()
    this.socket = null
  }

  wake(): void {
    this.socket?.wake()
  }

  private forget(): void {
    this.view = null
    this.legal = []
    this.asked = []
    this.log = []
    this.result = null
    this.queue = []
    this.number = 0
    this.partial = false
    this.film = 0
    this.hint = null
    this.refusing = null
    this.sent = null
  }

  // --- what people do -------------------------------------------------------------------------

  act(action: number): void {
    if (this.sent) return
    this.refusing = null
    this.hint = null
    this.sent = newKey()
    this.send({ type: 'act', key: this.sent, number: this.number, action })
  }

  takeItBack(): void {
    this.send({ type: 'undo', key: newKey(), number: this.number })
  }

  askTakeBack(steps: number): void {
    this.send({ type: 'ask_take_back', key: newKey(), steps })
  }

  answerTakeBack(accept: boolean): void {
    if (this.takeBack) this.send({ type: 'answer_take_back', key: newKey(), number: this.takeBack.number, accept })
  }

  say(text: string): void {
    this.send({ type: 'chat', key: newKey(), text })
  }

  askHint(): void {
    this.send({ type: 'hint', key: newKey() })
  }

  why(action: number | string): void {
    this.send({ type: 'why', key: newKey(), action })
  }

  /** Say why not, without asking anybody: the words are known here. */
  refuse(text: string, rule: string | null = null): void {
    this.refusing = { rule, text, detail: '', at: Date.now() }
    play('refuse')
  }

  private send(message: Incoming): void {
    this.socket?.send(message)
  }

  // --- what the server says -------------------------------------------------------------------

  private receive(message: Outgoing): void {
    switch (message.type) {
      case 'snapshot':
      case 'moved':
      case 'seated':
      case 'take_back_asked':
      case 'take_back_refused':
      case 'caught_up':
        this.queue.push(message)
        void this.run()
        return
      case 'chatted':
        this.chat = [...this.chat, message.line]
        this.number = Math.max(this.number, message.number)
        return
      case 'done':
        return // what was done arrives as a message of its own
      case 'refused':
        this.sent = null
        this.refusing = { rule: message.rule, text: message.text, detail: message.detail, at: Date.now() }
        play('refuse')
        return
      case 'explained':
        if (message.text) this.refuse(message.text, message.rule)
        return
      case 'hinted':
        this.hint = message.action
        this.weighed = message.weighed
        return
      case 'present':
        this.present = message.seats
        return
      case 'pong':
        this.lead = message.time - Date.now()
        return
      case 'bye':
        if (!message.again) this.refusing = { rule: null, text: `server-${message.code}`, detail: '', at: Date.now() }
    }
  }

  /** Show the messages one after the other, each with its motion. */
  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        this.film = this.queue.filter((message) => message.type === 'moved').length
        await this.show(next)
      }
    } finally {
      this.running = false
      this.hurry = false
      this.film = 0
      this.remember()
    }
  }

  private async show(message: Outgoing): Promise<void> {
    if (message.type !== 'moved') {
      this.take(message)
      return
    }
    const before = this.moves ? measure(this.root()) : null
    this.take(message)
    if (!before) return
    await tick()
    const origin = document.querySelector(`[data-seat-home="${message.seat}"]`)
    const length = fly(this.root(), before, origin, { still: false, pace: this.pace })
    sounds(message)
    const own = message.seat === this.seat && message.by === 'person'
    await this.pause(length + (own && this.legal.length ? 0 : REST * this.pace))
  }

  private get moves(): boolean {
    return !this.hurry && !settings.still && !document.hidden
  }

  get pace(): number {
    return PACE[settings.speed] * (this.queue.length > LONG ? 0.35 : 1)
  }

  private stopPause: (() => void) | null = null

  private pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, length)
      this.stopPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Show all that waits at once. */
  skip(): void {
    this.hurry = true
    this.stopPause?.()
  }

  private take(message: Outgoing): void {
    if ('number' in message) this.number = Math.max(this.number, message.number)
    if ('time' in message) this.lead = message.time - Date.now()
    if (message.type === 'snapshot') this.settle(message)
    else if (message.type === 'moved') this.move(message)
    else if (message.type === 'seated') {
      const { hosting = false, mine = [] } = this.info ?? {} // told in snapshots and answers alone
      this.info = { ...message.table, hosting, mine }
    } else if (message.type === 'take_back_asked') this.takeBack = message.take_back
    else if (message.type === 'take_back_refused') {
      if (this.takeBack?.seat === this.seat) this.refuse('web-take-back-refused')
      this.takeBack = null
    }
    else if (message.type === 'caught_up') {
      this.present = message.present
      if (this.partial) void this.readStory()
      this.partial = false
    }
  }

  private settle(message: Snapshot): void {
    this.info = message.table
    this.seat = message.seat
    this.number = message.number
    this.view = message.view
    this.events = []
    this.asked = message.asked
    this.legal = message.legal
    this.undo = message.undo
    this.reserves = message.reserves
    this.takeBack = message.take_back
    this.result = message.result
    this.chat = message.chat
    this.present = message.present
    this.sent = null
    if (message.view && !this.partial) void this.readStory()
  }

  private move(message: Moved): void {
    const view = { ...this.view, ...message.view }
    for (const key of message.gone) delete view[key]
    const wasMine = this.legal.length > 0
    this.view = view
    this.events = message.cause === 'act' ? (message.events as EventData[]) : []
    this.asked = message.asked
    if (!isSame(this.legal, message.legal)) this.legal = message.legal // what is half chosen stays half chosen
    this.undo = message.undo
    this.reserves = message.reserves
    this.takeBack = null
    if (!message.legal.some((action) => action.id === this.hint?.id)) this.hint = null
    if (message.seat === this.seat) this.sent = null
    if (message.result && !this.result && this.info) this.info = { ...this.info, status: 'over' }
    if (!message.result && this.info?.status === 'over') this.info = { ...this.info, status: 'running' }
    this.result = message.result
    if (message.cause === 'act') this.write(message.events, message.number)
    else void this.readStory()
    if (!wasMine && message.legal.length && !this.hurry) play('turn')
  }

  private write(events: readonly Record<string, unknown>[], number: number): void {
    this.log = [...this.log, ...this.lines(events, number)]
  }

  private lines(events: readonly Record<string, unknown>[], number: number): LogLine[] {
    const step = this.line + 1
    return events.map((event) => ({ id: ++this.line, step, number, event: event as EventData }))
  }

  /** The log from the beginning: after a reload, or when steps were withdrawn. */
  private async readStory(): Promise<void> {
    try {
      const story = await api.story(this.id, this.seat)
      const told = story.steps.flatMap((step) => this.lines(step.events, story.number))
      const since = this.log.filter((line) => line.number > story.number) // shown while the story was on its way
      this.log = [...told, ...since]
    } catch {
      return // the table plays on without its past
    }
  }

  private remember(): void {
    if (this.seat === null || !this.info || !this.view || this.info.room === 'pass') return
    memory.keep(this.id, this.seat, this.result ? null : this.snapshot())
  }

  private snapshot(): Snapshot | null {
    if (!this.info) return null
    const { number, seat, view, asked, legal, undo, reserves, result, chat, present } = this
    const table = $state.snapshot(this.info) as TableInfo
    const take_back = this.takeBack
    const time = Date.now() + this.lead
    return { type: 'snapshot', number, table, seat, view, events: [], asked, legal, undo, reserves, take_back, result, chat, present, time }
  }
}

function isSame(old: readonly LegalAction[], next: readonly LegalAction[]): boolean {
  return old.length === next.length && old.every((action, i) => action.id === next[i]?.id)
}

function sounds(message: Moved): void {
  if (message.result) play('win')
  else if (message.events.length > 1) play('flip')
  else play('place')
}
