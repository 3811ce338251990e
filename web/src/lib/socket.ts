/** The wire to one table: it comes back by itself, says what it has seen, and sends again what was not answered. */
import type { Incoming, Message as Outgoing } from './protocol'

export type Wire = 'connecting' | 'open' | 'lost' | 'offline' | 'ended'
type Keyed = Extract<Incoming, { key: string }>

export interface Listener {
  hello(): Extract<Incoming, { type: 'hello' }>
  message(message: Outgoing): void
  wire(state: Wire, tries: number): void
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000] // milliseconds before each new try
const SILENCE = 25_000 // then ask whether the other side is still there
const PATIENCE = 10_000 // how long an answer may take

export class Socket {
  private socket: WebSocket | null = null
  private readonly unanswered = new Map<string, Keyed>()
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  connect(): void {
    this.closed = false
    clearTimeout(this.timer)
    this.listener.wire('connecting', this.tries)
    const socket = this.open(this.url)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()))
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message))
      this.listen()
    }
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Outgoing)
    socket.onclose = () => this.gone(socket)
  }

  /** Send; whatever has a key is kept until it is answered, and sent again after a break. */
  send(message: Incoming): void {
    if ('key' in message) this.unanswered.set(message.key, message)
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  get waiting(): number {
    return this.unanswered.size
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.pulse)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  /** Try at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.closed || this.socket?.readyState === 1 || this.socket?.readyState === 0) return
    this.tries = 0
    this.connect()
  }

  private take(message: Outgoing): void {
    this.listen()
    if (message.type === 'snapshot' || message.type === 'caught_up') {
      this.tries = 0
      this.listener.wire('open', 0)
    }
    if ('key' in message && message.key) this.unanswered.delete(message.key)
    if (message.type === 'bye' && !message.again) {
      this.listener.message(message)
      this.close()
      this.listener.wire('ended', 0)
      return
    }
    this.listener.message(message)
  }

  /** After a silence, knock; without an answer, the line is dead whatever the browser believes. */
  private listen(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => {
      this.send({ type: 'ping' })
      this.pulse = setTimeout(() => this.socket?.close(), PATIENCE)
    }, SILENCE)
  }

  private gone(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return
    clearTimeout(this.pulse)
    this.socket = null
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false
    this.tries += 1
    this.listener.wire(offline ? 'offline' : 'lost', this.tries)
    const pause = PAUSES[Math.min(this.tries - 1, PAUSES.length - 1)] ?? 8000
    this.timer = setTimeout(() => this.connect(), pause * (0.8 + 0.4 * Math.random()))
  }
}

/** A key that nobody else has: the same intention, sent twice, is done once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
