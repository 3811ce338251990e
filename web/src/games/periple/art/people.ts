/** Who the characters are to the eye: a face each, or a figure where a face would not do. */
import { whim, type Paint } from './paint'

export type Hair = 'bald' | 'short' | 'bob' | 'long' | 'bun' | 'braids' | 'curls'
export type Hat = 'none' | 'cap' | 'night' | 'hood' | 'brim' | 'scarf' | 'crown' | 'turban' | 'helm' | 'wreath' | 'feather'
export type Beard = 'none' | 'full' | 'moustache' | 'goatee'

export interface Face {
  skin: string
  hair: Hair
  tint: Paint
  hat: Hat
  cloth: Paint // of the hat
  robe: Paint
  beard: Beard
}

const SKINS = ['#f3cfae', '#e6b48c', '#c98f66', '#9c6544', '#6f452f'] as const

function face(skin: number, hair: Hair, tint: Paint, hat: Hat, cloth: Paint, robe: Paint, beard: Beard = 'none'): Face {
  return { skin: SKINS[skin] ?? SKINS[0], hair, tint, hat, cloth, robe, beard }
}

const FACES: Record<string, Face> = {
  P01: face(2, 'short', 'coal', 'turban', 'cream', 'amber', 'goatee'),
  P02: face(0, 'braids', 'gold', 'scarf', 'coral', 'dusk'),
  P03: face(1, 'short', 'brown', 'brim', 'sand', 'moss', 'moustache'),
  P04: face(0, 'bald', 'brown', 'hood', 'white', 'pine'),
  P05: face(3, 'curls', 'coal', 'brim', 'clay', 'cream', 'goatee'),
  P06: face(1, 'long', 'rust', 'wreath', 'teal', 'sky'),
  P07: face(0, 'bald', 'white', 'night', 'dusk', 'grey', 'full'),
  P08: face(2, 'short', 'coal', 'helm', 'amber', 'teal'),
  P09: face(1, 'bun', 'coral', 'feather', 'gold', 'rose'),
  P10: face(3, 'bald', 'coal', 'turban', 'coral', 'sand', 'full'),
  P12: face(0, 'bun', 'white', 'crown', 'ice', 'pink'),
  P13: face(1, 'short', 'rust', 'cap', 'coral', 'pine', 'full'),
  P14: face(4, 'braids', 'coal', 'cap', 'blue', 'blue'),
  P15: face(1, 'bald', 'rust', 'none', 'coal', 'rust', 'full'),
  P16: face(2, 'long', 'white', 'wreath', 'white', 'ice'),
  P17: face(0, 'short', 'grey', 'night', 'rose', 'night', 'moustache'),
  P18: face(3, 'short', 'coal', 'turban', 'gold', 'rust', 'moustache'),
  P19: face(0, 'bob', 'rust', 'brim', 'moss', 'plum'),
  P21: face(2, 'bob', 'brown', 'feather', 'teal', 'clay', 'goatee'),
  P22: face(4, 'long', 'coal', 'hood', 'sky', 'dusk'),
  P23: face(0, 'curls', 'grey', 'none', 'grey', 'amber', 'moustache'),
  P24: face(1, 'bun', 'brown', 'cap', 'white', 'cream'),
  P25: face(1, 'long', 'grey', 'feather', 'moss', 'grey'),
  P26: face(2, 'braids', 'brown', 'scarf', 'ice', 'coral'),
  P27: face(0, 'short', 'coal', 'brim', 'pine', 'brown', 'goatee'),
  P28: face(3, 'long', 'coal', 'scarf', 'amber', 'rose'),
  P29: face(0, 'curls', 'amber', 'brim', 'plum', 'gold', 'moustache'),
  P30: face(1, 'bob', 'gold', 'feather', 'coral', 'moss'),
  P31: face(3, 'short', 'coal', 'scarf', 'clay', 'teal'),
  P32: face(4, 'curls', 'coal', 'wreath', 'moss', 'teal'),
  P34: face(2, 'long', 'coal', 'wreath', 'gold', 'plum'),
  P35: face(1, 'braids', 'rust', 'hood', 'rust', 'moss'),
  P36: face(2, 'long', 'rose', 'wreath', 'pine', 'dusk'),
  P40: face(0, 'curls', 'white', 'helm', 'night', 'night', 'full'),
  P41: face(4, 'bob', 'grey', 'scarf', 'plum', 'rose'),
  P43: face(0, 'bald', 'white', 'hood', 'sky', 'ice', 'full'),
  D01: face(1, 'braids', 'brown', 'cap', 'blue', 'sky'),
  D02: face(3, 'short', 'coal', 'brim', 'blue', 'cream', 'full'),
  D03: face(0, 'bob', 'gold', 'hood', 'blue', 'sand'),
  D04: face(2, 'short', 'coal', 'cap', 'coral', 'pink', 'goatee'),
  D05: face(0, 'bun', 'rust', 'brim', 'coral', 'cream'),
  D06: face(4, 'curls', 'coal', 'hood', 'coral', 'sand', 'moustache'),
  D07: face(0, 'long', 'brown', 'cap', 'gold', 'cream'),
  D08: face(1, 'short', 'grey', 'brim', 'gold', 'sand', 'moustache'),
  D09: face(4, 'braids', 'coal', 'hood', 'gold', 'clay'),
  D10: face(1, 'curls', 'amber', 'cap', 'moss', 'cream'),
  D11: face(3, 'bob', 'coal', 'brim', 'moss', 'sand'),
  D12: face(0, 'short', 'brown', 'hood', 'moss', 'clay', 'full'),
}

const HAIRS: readonly Hair[] = ['short', 'bob', 'long', 'bun', 'braids', 'curls']
const HATS: readonly Hat[] = ['cap', 'night', 'hood', 'brim', 'scarf', 'turban', 'wreath', 'feather']
const CLOTHS: readonly Paint[] = ['coral', 'teal', 'plum', 'amber', 'moss', 'blue', 'rose', 'dusk']
const TINTS: readonly Paint[] = ['coal', 'brown', 'rust', 'gold', 'grey']

/** A card of the players' own gets a face by its number. */
export function faceOf(key: string): Face {
  const pick = <T>(list: readonly T[], what: string): T => list[whim(key + what, list.length)] as T
  return FACES[key] ?? face(whim(`${key}skin`, 5), pick(HAIRS, 'hair'), pick(TINTS, 'tint'), pick(HATS, 'hat'), pick(CLOTHS, 'cloth'), pick(CLOTHS, 'robe'))
}

const ROLES = ['scout', 'guide', 'tracker'] as const

/** The name of what a card holds in its hand. */
export function propOf(key: string): string {
  if (key.startsWith('D')) return ROLES[(Number(key.slice(1)) - 1) % 3] ?? 'scout'
  return key
}
