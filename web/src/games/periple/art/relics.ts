/** The twenty-four artifacts, each with its own drawing in a box of 48; and the six signs of what they do. */
import { o, type Drawing } from './paint'

export const RELICS: Record<string, Drawing> = {
  R01: ['brown/3 M10 22C10 2 38 2 38 22', 'clay M6 20h36v16c0 8-6 9-18 9S6 44 6 36z', 'rust M6 20h36l-8 11H14z', `gold ${o(24, 31, 3)}`, 'white. M20 38l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM33 36l1 2 2 1-2 1-1 2-1-2-2-1 2-1z'],
  R02: ['clay M8 6h12v22c8 2 12 5 13 10H8z', 'rust M8 38h25v5H8z', 'clay M24 4h11v18c6 2 9 4 9 9l-11 1c-3-4-6-6-9-6z', 'gold. M8 10h12v4H8zM24 8h11v4H24z'],
  R03: ['cream M8 6c5-2 27-2 32 0v28c-8-2-24-2-32 0z', 'ink/1.8 M14 13h20M14 19h20M14 25h12', `coral ${o(31, 33, 8)}`, 'gold. M31 27l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z', 'coral M26 39l-2 7 5-2 2-4zM36 39l2 7-5-2-2-4z'],
  R04: [`gold ${o(15, 15, 10)}`, `cream ${o(15, 15, 4)}`, 'gold M20 24l4-4l20 20l-4 4l-5-5l-3 3l-4-4l3-3z', 'moss M6 36c2-6 8-7 12-4c-1 6-7 8-12 4z'],
  R05: ['plum M14 44V28L8 20c-2-4 2-6 5-3l3 4V8c0-4 5-4 5 0v10V5c0-4 5-4 5 0v13V7c0-4 5-4 5 0v12V12c0-4 5-4 5 0v18l-4 14z', 'gold M13 38h20v6H13z', `cream. ${o(24, 28, 3.4)}`, `ink. ${o(24, 28, 1.4)}`],
  R06: ['brown/3.4 M12 45V4', 'coral M12 6h28l-7 10l7 10H12z', 'cream. M18 12h9v3h-9zM18 18h12v3H18z', `gold ${o(12, 5, 3)}`, 'dusk M12 26h14l-4 6l4 6H12z'],
  R07: ['cream M6 12c10-6 14-2 18-2s8-4 18 2c2 18-6 28-18 32C12 40 4 30 6 12z', 'plum. M24 10c4 0 8-4 18 2c2 18-6 28-18 32z', 'ink. M11 21c4-4 8-3 9 1c-3 3-7 3-9-1zM28 22c1-4 5-5 9-1c-2 4-6 4-9 1z', 'ink/2 M17 33c4 3 10 3 14 0'],
  R08: ['brown M20 4h8c3 6-1 8 0 14h-8c1-6-3-8 0-14z', 'amber M14 18h20v8H14z', 'rose M6 36c0-12 36-12 36 0s-36 12-36 0z', 'coral. M12 36c0-7 24-7 24 0s-24 7-24 0z', 'cream. M24 31l2 3 4 1-3 2 1 3-4-1-4 1 1-3-3-2 4-1z'],
  R09: ['clay M16 14c-10 6-14 30 8 30s18-24 8-30z', 'clay M14 6l4 8h12l4-8c-6-3-14-3-20 0z', 'gold. M16 13h16v3H16z', 'cream M10 40c0-9 10-9 10 0s-10 7-10 0z', 'cream M22 41c0-9 10-9 10 0s-10 7-10 0z', `gold ${o(37, 37, 6)}`],
  R10: ['grey M8 26h32v18H8z', 'ink/1.6 M8 35h32M18 26v9M30 26v9M14 35v9M24 35v9M34 35v9', 'brown/3 M12 26V12M36 26V12', 'coral M6 14L24 3l18 11z', 'ink/1.6 M24 12v8', 'brown M20 20h8v6h-8z'],
  R11: ['amber M22 6h4v32h-4z', 'brown M14 38h20v6H14z', 'amber/3 M6 14h36', 'ink/1.4 M10 14l-5 14M10 14l5 14M38 14l-5 10M38 14l5 10', 'gold M3 28h14c0 8-14 8-14 0zM31 24h14c0 8-14 8-14 0z', `gold ${o(24, 6, 3.4)}`],
  R12: ['gold M6 24c8-14 22-14 28-2l9-8c-2 8-2 12 0 20l-9-8c-6 12-20 12-28-2z', 'amber/1.8 M18 18c3 3 3 9 0 12M24 16c3 4 3 12 0 16M30 19c2 3 2 7 0 10', `ink. ${o(12, 22, 2)}`, 'coral M20 14c2-6 8-8 12-4c-2 4-6 4-8 4z'],
  R13: [`amber ${o(24, 26, 18)}`, `cream ${o(24, 26, 13)}`, 'coral M24 26l-4-2l7-10l3 12z', 'blue M24 26l4 2l-7 10l-3-12z', `ink. ${o(24, 26, 2)}`, `amber ${o(24, 5, 3.4)}`],
  R14: ['grey M8 18h32c-2 10-10 16-16 24c-6-8-14-14-16-24z', 'white. M13 20h6c0 6 4 10 6 14c-6-3-11-8-12-14z', 'grey M14 12h20v6H14z', 'ink/3 M24 12V3', 'coral. M9 22h30l-2 4H11z'],
  R15: ['brown/3.4 M24 46V18', 'gold M8 14c8-8 14-2 18 0c4-6 4-10 10-10l-2 4l6 2l-6 2c2 10-6 14-14 12c-6-1-8-6-12-10z', 'rose M34 5c1-4 4-3 3 0z', 'ink/2.4 M8 30h32M24 24v12', 'coral M40 26l6 4l-6 4zM8 26l-6 4l6 4z'],
  R16: ['sand M14 8h20c2 6-4 8-3 16H17c1-8-5-10-3-16z', 'clay. M15 15h18l-2 5H17z', 'brown M4 24h40v6H4z', 'grey M20 30h8v8h-8z', 'brown M8 38h32v6H8z'],
  R17: ['gold M8 14h28v10H8z', 'amber. M8 20h28v4H8z', 'brown/3.4 M4 36h34c6 0 8-4 6-8', 'brown/3 M12 24v12M32 24v12', 'amber M36 14c6-2 8-8 6-10c-4 2-6 5-6 10z'],
  R18: ['pink M6 22l10-10h26v16L32 38H6z', 'white. M6 22h26l10-10', 'rose/1.8 M6 22h26v16M32 22l10-10', `ice ${o(14, 8, 5)}`, `ice ${o(38, 42, 4)}`, `ice ${o(26, 6, 3)}`],
  R19: [`sand/6 ${o(22, 24, 14)}`, `brown/1.6 ${o(22, 24, 17)}`, `brown/1.6 ${o(22, 24, 11)}`, 'sand/6 M34 32l10 10', 'brown/2 M38 36l4-4M42 40l3-3'],
  R20: ['sky M8 8h10v16c10 0 14 4 14 10H8z', 'white. M8 8h10v4H8z', 'ink/2 M12 34v6M28 34v6', 'ice/3.4 M4 41h32c5 0 6-3 6-6', 'white/2 M40 8v10M35 13h10M37 9l6 8M43 9l-6 8'],
  R21: ['brown M8 4h32v6H8zM8 38h32v6H8z', 'ice M12 10h24c0 10-10 10-10 14s10 4 10 14H12c0-10 10-10 10-14s-10-4-10-14z', 'gold. M15 12h18c-2 8-7 8-9 11c-2-3-7-3-9-11z', `gold. ${o(24, 30, 1.3)}${o(24, 34, 1.3)}`],
  R22: ['gold M24 8c10 0 11 10 12 18l5 10H7l5-10c1-8 2-18 12-18z', 'amber M7 36h34v4H7z', `rose ${o(24, 42, 4)}`, 'ink/2.4 M19 8a5 5 0 0 1 10 0', 'coral/2.6 M4 14c-3 4-3 8-1 12M44 14c3 4 3 8 1 12'],
  R23: ['cream M6 20h30c0 14-6 20-15 20S6 34 6 20z', 'cream/4 M36 24c8-2 8 10-2 9', 'teal. M9 21h24l-1 4H10z', 'sand M4 40h34v4H4z', 'gold M18 4a8 8 0 1 0 8 11a7 7 0 0 1-8-11z'],
  R24: ['coral M40 4c2 18-6 30-24 34l-4-4C14 16 24 6 40 4z', 'rose. M40 4c0 14-8 26-26 32l-2-2C20 26 30 18 40 4z', 'gold. M16 30l-4 4l3 3l5-3z', 'ink/2.6 M6 44C16 34 26 22 36 10'],
}

/** What an artifact does, as a sign in a box of 24. */
export const SIGNS: Record<string, Drawing> = {
  free: ['cream M4 4h16v16H4z', 'teal/2 M8 12h8M12 8v8'],
  replace: ['coral M3 8h8v8H3z', 'blue M13 8h8v8h-8z', 'ink/1.8 M7 5c3-3 7-3 10 0M17 19c-3 3-7 3-10 0'],
  coin: [`gold ${o(12, 12, 9)}`, 'ink/2 M12 7v10M7 12h10'],
  rotate: ['ink/2.4 M5 14a7.5 7.5 0 1 1 4 5', 'coral M3 15l8 1l-5 6z'],
  slide: ['cream M3 8h8v8H3z', 'ink/2.4 M12 12h8M17 8l4 4l-4 4'],
  flip: ['cream M5 4h9v16H5z', 'dusk M14 4h5v16h-5z', 'ink/1.8 M9 9l-2 3l2 3'],
}
