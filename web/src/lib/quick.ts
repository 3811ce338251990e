/** A table against bots, from nothing: the fewest players that make a good game, the usual options. */
import { api } from './api'
import { theHouse } from './game.svelte'
import type { OptionInfo, SeatPlan, TableInfo } from './protocol'

export type OptionValue = string | number | boolean

/** The value that an option has unless somebody chooses another. */
export function usual(option: OptionInfo, players: number): OptionValue {
  return option.by_players?.[String(players)]?.[0] ?? option.default
}

export function allowed(option: OptionInfo, players: number): readonly OptionValue[] {
  return option.by_players?.[String(players)] ?? option.values
}

export async function start(game: string): Promise<TableInfo> {
  const house = await theHouse()
  const found = house.games.find((one) => one.name === game)
  const counts = found?.options.find((option) => option.name === 'players')
  const players = Number(counts?.default ?? found?.players[0] ?? 2)
  const level = house.usual_bot
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }))
  return api.create({ game, options: { players }, seats: [{ kind: 'me' }, ...bots], start: true })
}
