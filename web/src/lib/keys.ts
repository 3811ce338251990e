/** The keyboard at the table: numbers choose, arrows walk, letters open things. */
export type Keymap = Record<string, () => void>

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Listen until the returned function is called. A digit presses the choice that shows it. */
export function listen(root: () => HTMLElement | null, map: Keymap): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    if (isTyping(event.target)) return
    if (/^[0-9]$/.test(event.key)) {
      const choice = root()?.querySelector<HTMLElement>(`[data-choice="${event.key}"]`)
      if (choice) {
        event.preventDefault()
        choice.focus()
        choice.click()
      }
      return
    }
    if (event.key.startsWith('Arrow') && walk(root(), event.key)) {
      event.preventDefault()
      return
    }
    const run = map[event.key] ?? map[event.key.toLowerCase()]
    if (run) {
      event.preventDefault()
      run()
    }
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

const FOCUSABLE = 'button:not([disabled]), a[href], [tabindex="0"]'

/** Move the focus to the nearest thing in the direction of the arrow. */
export function walk(root: HTMLElement | null, key: string): boolean {
  const here = document.activeElement
  if (!root) return false
  const places = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((e) => e.offsetParent !== null)
  if (!here || !root.contains(here)) {
    const first =
      places.find((e) => e.hasAttribute('data-choice')) ?? places.find((e) => e.hasAttribute('data-target')) ?? places[0]
    first?.focus()
    return first !== undefined
  }
  const from = here.getBoundingClientRect()
  let best: HTMLElement | null = null
  let least = Infinity
  for (const place of places) {
    if (place === here) continue
    const cost = distance(from, place.getBoundingClientRect(), key)
    if (cost < least) {
      least = cost
      best = place
    }
  }
  best?.focus()
  return best !== null
}

/** How far along the arrow, with what lies beside it counted double; infinite behind it. */
export function distance(from: DOMRect, to: DOMRect, key: string): number {
  const dx = to.left + to.width / 2 - (from.left + from.width / 2)
  const dy = to.top + to.height / 2 - (from.top + from.height / 2)
  const along = key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy
  const beside = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx)
  return along > 4 ? along + 2 * beside : Infinity
}
