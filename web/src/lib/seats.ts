/** How seats are told apart: a colour, a shape and a letter, always together. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** The shapes in a box of 24, drawn about the middle. */
export const SHAPES = [
  'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 0 1 0-19.6z',
  'M12 1l11 11l-11 11l-11-11z',
  'M12 1.4l11.3 20.2h-22.6z',
  'M2.6 2.6h18.8v18.8h-18.8z',
  'M6.4 2h11.2l5.6 10l-5.6 10h-11.2l-5.6-10z',
  'M12 0.6l3.3 7.6l8.3.8l-6.2 5.5l1.8 8.1l-7.2-4.2l-7.2 4.2l1.8-8.1l-6.2-5.5l8.3-.8z',
] as const

/** How far the letter sits below the middle of its shape. */
export const SINK = [0, 0, 3.2, 0, 0, 1.2] as const

export function colour(seat: number): string {
  return `var(--seat-${(seat % 6) + 1})`
}
