/** Take a piece and lay it somewhere: with the mouse or a finger. A press without movement stays a press.
 *
 * `{@attach drag(() => ({ key, drop }))}` on what can be taken, `data-drop="name"` on where it can be laid.
 * The place under the piece has `data-over`, the piece itself `data-dragging`, the page `data-drag="<key>"`.
 */
import type { Attachment } from 'svelte/attachments'
import { tips } from './tip.svelte'

export interface Drag {
  key: string
  drop: (target: string | null) => void // null: let go beside every place
  over?: (target: string | null) => void
  disabled?: boolean
}

const SLACK = 6 // pixels before a press becomes a drag

export function drag(read: () => Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null
    let moving = false
    let moved = false // the click after a drag is not a press
    let over: Element | null = null

    const down = (event: Event) => {
      const pointer = event as PointerEvent
      moved = false
      if (read().disabled || pointer.button !== 0) return
      from = { id: pointer.pointerId, x: pointer.clientX, y: pointer.clientY }
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!moving && Math.hypot(dx, dy) < SLACK) return
      if (!moving) begin()
      element.style.translate = `${dx}px ${dy}px`
      enter(under(event, element))
    }
    const begin = () => {
      moving = true
      tips.hide()
      getSelection()?.removeAllRanges()
      element.setAttribute('data-dragging', '')
      element.style.pointerEvents = 'none'
      document.documentElement.dataset.drag = read().key
    }
    const enter = (place: Element | null) => {
      if (place === over) return
      over?.removeAttribute('data-over')
      place?.setAttribute('data-over', '')
      over = place
      read().over?.(name(place))
    }
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const place = moving && event.type === 'pointerup' ? under(event, element) : null
      const was = moving
      end()
      if (was) {
        moved = true
        setTimeout(() => (moved = false), 50)
        read().drop(name(place))
      }
    }
    const end = () => {
      if (moving) read().over?.(null)
      from = null
      moving = false
      over?.removeAttribute('data-over')
      over = null
      element.removeAttribute('data-dragging')
      element.style.translate = ''
      element.style.pointerEvents = ''
      delete document.documentElement.dataset.drag
    }
    const click = (event: Event) => {
      if (!moved) return
      event.preventDefault()
      event.stopPropagation()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click, true)
    element.addEventListener('dragstart', stop)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    $effect.pre(() => {
      element.style.touchAction = read().disabled ? '' : 'none' // else the finger would scroll
      element.style.userSelect = read().disabled ? '' : 'none' // else a selection would take the pointer away
    })
    return () => {
      end()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click, true)
      element.removeEventListener('dragstart', stop)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }
}

function stop(event: Event): void {
  event.preventDefault()
}

function under(event: PointerEvent, element: Element): Element | null {
  const place = document.elementsFromPoint(event.clientX, event.clientY).find((one) => !element.contains(one) && one.closest('[data-drop]'))
  return place?.closest('[data-drop]') ?? null
}

function name(place: Element | null): string | null {
  return place?.getAttribute('data-drop') ?? null
}
