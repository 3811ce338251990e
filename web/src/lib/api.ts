/** Every request that is not play. */
import type {
  Box,
  GameDetail,
  Guest,
  House,
  Plan,
  Problem,
  Replay,
  Secret,
  Story,
  TableInfo,
  Tables,
  Verified,
} from './protocol'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail || problem.code)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Refusal(answer.status, await problem(answer))
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    return { code: 'fault', text: 'server-fault', detail: answer.statusText, rule: null }
  }
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)
const at = (table: string, what = '') => `/tables/${encodeURIComponent(table)}${what}`

export const api = {
  house: () => get<House>('/games'),
  game: (name: string) => get<GameDetail>(`/games/${name}`),
  texts: async (language: string, game: string) => {
    const answer = await fetch(`/api/texts/${game}/${language}`)
    if (!answer.ok) throw new Refusal(answer.status, await problem(answer))
    return answer.text()
  },
  me: () => get<Guest>('/me'),
  introduce: (name: string) => post<Guest>('/me', { name }),
  recoveryLink: () => post<Secret>('/me/recovery'),
  recover: (token: string) => post<Guest>('/me/recover', { token }),
  mine: () => get<Tables>('/tables'),
  lobby: () => get<Tables>('/lobby'),
  create: (plan: Plan) => post<TableInfo>('/tables', plan),
  table: (id: string) => get<TableInfo>(at(id)),
  box: (id: string) => get<Box>(at(id, '/box')),
  sit: (id: string, seat: number | null, invitation: string | null, name: string | null) =>
    post<TableInfo>(at(id, '/sit'), { seat, invitation, name }),
  leave: (id: string, seat: number) => post<TableInfo>(at(id, '/leave'), { seat }),
  ready: (id: string, seat: number, ready: boolean) => post<TableInfo>(at(id, '/ready'), { seat, ready }),
  start: (id: string) => post<TableInfo>(at(id, '/start')),
  close: (id: string) => post<TableInfo>(at(id, '/close')),
  seatBot: (id: string, seat: number, level: string | null) => post<TableInfo>(at(id, '/bot'), { seat, level }),
  back: (id: string, seat: number) => post<TableInfo>(at(id, '/back'), { seat }),
  clear: (id: string, seat: number) => post<TableInfo>(at(id, '/clear'), { seat }),
  invitation: (id: string, seat: number) => post<Secret>(at(id, '/invite'), { seat }),
  rematch: (id: string) => post<TableInfo>(at(id, '/rematch')),
  story: (id: string, seat: number | null) =>
    get<Story>(at(id, seat === null ? '/story' : `/story?seat=${seat}`)),
  replay: (id: string) => get<Replay>(at(id, '/replay')),
  replayOf: (record: string) => post<Replay>('/replay', { record }),
  verify: (record: string) => post<Verified>('/verify', { record }),
  recordAddress: (id: string) => `/api${at(id, '/record')}`,
}
