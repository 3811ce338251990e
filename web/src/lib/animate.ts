/** Motion: pieces fly from where they were to where they are. A piece is an element with `data-piece`.
 *
 * The name of a piece says only what its viewer sees: a hidden card has no name and does not fly as itself.
 */
export interface Motion {
  still: boolean
  pace: number // 1 is usual; 0.5 twice as fast
}

type Places = Map<string, DOMRect>

const NEAR = 240
const FAR = 420
const FAR_AWAY = 260 // pixels

export function measure(root: ParentNode): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece
    const rect = element.getBoundingClientRect()
    if (name && rect.width && !places.has(name)) places.set(name, rect)
  }
  return places
}

/** Let every piece that moved fly from its old place; new ones come from `origin`. How long it takes, in ms. */
export function fly(root: ParentNode, before: Places, origin: Element | null, motion: Motion): number {
  if (motion.still) return 0
  const seen = new Set<string>()
  let longest = 0
  let delay = 0
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece ?? ''
    if (seen.has(name)) continue
    seen.add(name)
    const now = element.getBoundingClientRect()
    if (!now.width) continue
    const old = before.get(name) ?? origin?.getBoundingClientRect()
    if (!old?.width) continue
    const [dx, dy] = shift(old, now)
    if (Math.hypot(dx, dy) < 2) continue
    const fresh = !before.has(name)
    const length = (Math.hypot(dx, dy) > FAR_AWAY ? FAR : NEAR) * motion.pace
    glide(element, dx, dy, fresh, length, delay)
    longest = Math.max(longest, delay + length)
    if (fresh) delay = Math.min(delay + 40 * motion.pace, 400 * motion.pace)
  }
  return longest
}

function shift(old: DOMRect, now: DOMRect): [number, number] {
  return [old.left + old.width / 2 - now.left - now.width / 2, old.top + old.height / 2 - now.top - now.height / 2]
}

function glide(element: HTMLElement, dx: number, dy: number, fresh: boolean, duration: number, delay: number): void {
  const start = `translate(${dx}px, ${dy}px) scale(${fresh ? 0.6 : 1})`
  element.animate(
    [
      { transform: start, opacity: fresh ? 0 : 1, zIndex: 5 },
      { opacity: 1, offset: 0.35, zIndex: 5 },
      { transform: 'none', opacity: 1, zIndex: 5 },
    ],
    { duration, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
  )
}

/** A number that counts up or down to `to`; calls `show` on every frame. Returns how to stop it. */
export function count(from: number, to: number, motion: Motion, show: (value: number) => void): () => void {
  if (motion.still || from === to) {
    show(to)
    return () => undefined
  }
  const start = performance.now()
  const length = Math.min(700, 120 + 60 * Math.abs(to - from)) * motion.pace
  let frame = requestAnimationFrame(function step(now: number) {
    const part = Math.min(1, (now - start) / length)
    show(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
    if (part < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

/** A small shake, once: what was touched cannot be used. */
export function shake(element: Element | null, still: boolean): void {
  if (still || !element) return
  element.animate(
    [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260, easing: 'ease-out' },
  )
}
