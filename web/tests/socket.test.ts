import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newKey, Socket, type Wire } from '../src/lib/socket'
import type { Message } from '../src/lib/protocol'

class Fake {
  static all: Fake[] = []
  readyState = 0
  sent: { type: string; key?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Fake.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const newest = () => Fake.all.at(-1) as Fake

function table() {
  const heard: Message[] = []
  const wires: Wire[] = []
  const socket = new Socket(
    'ws://house/api',
    { hello: () => ({ type: 'hello', since: 7 }), message: (m) => heard.push(m), wire: (w) => wires.push(w) },
    () => new Fake() as unknown as WebSocket,
  )
  return { socket, heard, wires }
}

beforeEach(() => {
  vi.useFakeTimers()
  Fake.all = []
})
afterEach(() => vi.useRealTimers())

describe('socket', () => {
  it('says hello first', () => {
    const { socket } = table()
    socket.connect()
    newest().opens()
    expect(newest().sent).toEqual([{ type: 'hello', since: 7 }])
  })
  it('sends again, with the same key, what was not answered', () => {
    const { socket, wires } = table()
    socket.connect()
    newest().opens()
    socket.send({ type: 'act', key: 'k1', number: 7, action: 3 })
    newest().close()
    expect(wires.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    newest().opens()
    expect(newest().sent.map((message) => [message.type, message.key])).toEqual([['hello', undefined], ['act', 'k1']])
    expect(Fake.all.length).toBe(2)
  })
  it('sends once what was answered', () => {
    const { socket } = table()
    socket.connect()
    newest().opens()
    socket.send({ type: 'act', key: 'k1', number: 7, action: 3 })
    newest().says({ type: 'done', key: 'k1', number: 8 })
    expect(socket.waiting).toBe(0)
    newest().close()
    vi.advanceTimersByTime(1000)
    newest().opens()
    expect(newest().sent.length).toBe(1)
  })
  it('knocks after a silence and starts anew when nobody answers', () => {
    const { socket } = table()
    socket.connect()
    newest().opens()
    vi.advanceTimersByTime(25_000)
    expect(newest().sent.at(-1)?.type).toBe('ping')
    vi.advanceTimersByTime(12_000)
    expect(Fake.all.length).toBe(2)
  })
  it('stays away when the server says so', () => {
    const { socket, wires } = table()
    socket.connect()
    newest().opens()
    newest().says({ type: 'bye', code: 'table-closed', again: false })
    vi.advanceTimersByTime(60_000)
    expect([Fake.all.length, wires.at(-1)]).toEqual([1, 'ended'])
  })
  it('makes keys that differ', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100)
  })
})
