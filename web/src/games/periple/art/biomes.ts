/** The twelve landscapes: three tones each, and what grows or stands there, in boxes of 40. */
import { o, type Drawing } from './paint'

interface Biome {
  ground: string
  light: string
  dark: string
  things: readonly Drawing[]
}

export const BIOMES: Record<string, Biome> = {
  forest: {
    ground: '#8fa873', light: '#a9bd87', dark: '#6d8a5c',
    things: [
      ['brown M18 29h4v8h-4z', 'pine M20 2l10 15h-5l8 14H7l8-14h-5z'],
      ['brown M18 24h4v13h-4z', `moss ${o(20, 15, 12)}`, 'pine. M11 19c5 5 14 5 19-1c0 8-14 13-19 1z'],
      ['cream M16 22h8v13h-8z', 'coral M7 24c0-17 26-17 26 0z', `white. ${o(15, 18, 2)}${o(24, 15, 2.4)}${o(27, 21, 1.6)}`],
    ],
  },
  desert: {
    ground: '#e8cb95', light: '#f1dcb0', dark: '#d3a96b',
    things: [
      ['sand M1 33c8-15 15-17 20-10c6-6 11-2 18 10z', 'amber. M21 23c6-6 11-2 18 10H25c1-4-1-8-4-10z'],
      ['moss M17 37V9c0-6 7-6 7 0v28zM17 25h-5c-4 0-6-3-6-9h5c0 4 1 4 6 4zM24 21h4c2 0 2-2 2-7h5c0 7-1 12-6 12h-5z'],
      ['clay M20 8l17 27H3z', 'sand. M20 9l6 25H5z'],
    ],
  },
  marsh: {
    ground: '#8ba58c', light: '#a7b99c', dark: '#63857c',
    things: [
      ['pine/2.4 M11 37c0-12-2-18-4-24M20 37V9M29 37c0-10 2-16 5-22', 'brown M17.5 6h5v11h-5zM5 9h4.4v9H5z'],
      ['teal M3 26c4-10 30-10 34 0s-30 11-34 0z', 'sky/2 M12 25h9M19 29h9'],
      ['moss M6 26c4-9 24-9 28 0l-12 1z', `pink ${o(18, 19, 4)}`, `gold. ${o(18, 19, 1.6)}`],
    ],
  },
  mountain: {
    ground: '#a9a0b8', light: '#c1b9cc', dark: '#857aa0',
    things: [
      ['dusk M2 36L18 5l8 13l4-5l9 23z', 'white. M18 7l-6 12l5-2l3 4l4-5z'],
      ['plum M4 36l12-20l8 8l4-6l9 18z', 'white. M16 17l-3 6l3-1l2 2l2-2z'],
      ['grey M8 34c-2-10 6-14 11-11c5-6 14-1 13 11z', 'white. M14 26c2-3 6-3 8-1c-3 2-5 3-8 1z'],
    ],
  },
  coast: {
    ground: '#9cc4cf', light: '#c3dcdc', dark: '#6fa3b6',
    things: [
      ['cream M20 5c8 4 11 10 11 18H20z', 'white M18 9c-6 4-9 8-10 14h10z', 'brown M5 26h30l-6 9H12z', 'ink/2 M19 5v21'],
      ['white/3 M4 18c5-5 9-5 14 0s9 5 14 0M8 28c5-5 9-5 14 0s7 4 12 0'],
      ['cream M15 13h10l3 23H12z', 'coral. M14 19h12l1 6H13.4zM13 30h14l.6 5H12.4z', 'gold M15 6h10v7H15z', 'coral M13 7l7-6l7 6z'],
    ],
  },
  ruins: {
    ground: '#cbb9a4', light: '#dccdb8', dark: '#a8937f',
    things: [
      ['cream M11 5h18v5H11zM14 10h12v22H14zM10 32h20v5H10z', 'grey/1.6 M18 12v18M22 12v18'],
      ['cream M4 37V19c0-19 32-19 32 0v18h-8V21c0-10-16-10-16 0v16z', 'moss M4 37c0-6 8-6 9 0z'],
      ['cream M12 37V18l5-4l3 5l6-7v25z', 'grey/1.6 M18 22v13M22 20v15', 'moss M24 37c0-7 10-6 10 0z'],
    ],
  },
  volcano: {
    ground: '#a2665c', light: '#bd7f6c', dark: '#7b4750',
    things: [
      ['coal M3 36L14 10h12l11 26z', 'coral. M14 11h12l-2 9l-4-3l-3 7z', `grey ${o(17, 5, 3)}${o(24, 3, 4)}`],
      ['gold/5 M3 28l9-5l6 6l8-10l11 5', 'coral/2.6 M3 28l9-5l6 6l8-10l11 5'],
      ['coal M5 35c0-11 9-13 13-9c7-6 17 0 16 9z', 'coral/2.4 M12 34l4-5l5 3'],
    ],
  },
  ice: {
    ground: '#cfe0ea', light: '#e6f0f4', dark: '#a6c3d6',
    things: [
      ['ice M3 28l8-12l13-5l13 13l-7 11H10z', 'white. M11 17l13-5l6 6l-14 5z'],
      ['ice M20 3l9 33H10z', 'white. M20 4l1 31h-10z', 'ice M31 16l5 20H26z'],
      ['white/2.6 M20 6v28M8 13l24 14M8 27l24-14'],
    ],
  },
  meadow: {
    ground: '#b5c478', light: '#cdd695', dark: '#92a95e',
    things: [
      ['pine/2.2 M11 37V23M20 37V17M30 37V25', `coral ${o(11, 20, 4.4)}`, `gold ${o(20, 13, 5)}`, `pink ${o(30, 22, 4.4)}`, `cream. ${o(11, 20, 1.6)}${o(30, 22, 1.6)}`],
      ['gold M6 36c0-24 28-24 28 0z', 'amber/1.8 M13 36c0-8 2-13 6-17M27 36c0-8-2-13-5-17M20 36V20'],
      ['moss M5 35c-4-9 6-14 10-10c4-8 16-5 15 2c7-1 8 8 4 8z', `coral. ${o(14, 29, 1.8)}${o(24, 27, 1.8)}`],
    ],
  },
  canyon: {
    ground: '#d79a72', light: '#e5b48d', dark: '#b5714f',
    things: [
      ['clay M4 36V17h8v-6h14v6h10v19z', 'rust. M5 22h30v4H5zM5 30h30v3H5z'],
      ['clay M3 36V18c0-14 34-14 34 0v18h-9V24c0-7-15-7-15 0v12z', 'rust. M6 14c6-7 22-7 28 0z'],
      ['moss M20 36C10 34 6 26 5 18c6 2 10 6 12 10c-2-8-1-14 3-20c4 6 5 12 3 20c2-4 6-8 12-10c-1 8-5 16-15 18z'],
    ],
  },
  cave: {
    ground: '#7d7396', light: '#968cab', dark: '#5d5379',
    things: [
      ['plum M9 36l4-22l8 22zM19 36L25 5l8 31z', 'pink. M13 16l1 19h-4zM25 8l1 27h-6z'],
      ['grey M6 36l7-18l6 18zM20 36l6-26l8 26z', 'coal. M26 12l7 23h-6z'],
      ['ice M17 24h6v12h-6z', 'teal M7 26c0-17 26-17 26 0z', `ice. ${o(15, 20, 1.8)}${o(24, 18, 2.2)}`],
    ],
  },
  lake: {
    ground: '#8fb9bd', light: '#afcfca', dark: '#6699a5',
    things: [
      ['white/2.6 M5 17c5-4 9-4 14 0s9 4 14 0M9 27c5-4 9-4 14 0s7 3 11 0'],
      ['moss M4 33c4-9 28-9 32 0z', 'brown M18 16h4v12h-4z', `pine ${o(20, 13, 9)}`],
      ['brown M4 25h32c-3 9-9 11-16 11S7 34 4 25z', 'brown/2.6 M28 10L12 30', 'sand M26 6l6 4l-4 5z'],
    ],
  },
}

const NOWHERE: Biome = { ground: '#cbb9a4', light: '#dccdb8', dark: '#a8937f', things: [['grey M8 34c-2-10 6-14 11-11c5-6 14-1 13 11z']] }

export function biomeOf(name: string): Biome {
  return BIOMES[name] ?? NOWHERE
}

/** Behind a portrait: the air, and two hills of the land it came from. */
export function skyOf(name: string): readonly [string, string, string] {
  const found = BIOMES[name]
  return found ? ['#b9a3c6', found.dark, found.ground] : ['#9fb3cf', '#8a7fa8', '#b5a8c4']
}
