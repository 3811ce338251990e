/** A small card beside a piece: its name and what it does. On hover, on focus, on a long press. */
import type { Attachment } from 'svelte/attachments'

export interface Tip {
  title: string
  text?: string
  rule?: string // the id of the rule that the text is
}

export interface ShownTip extends Tip {
  at: DOMRect
}

const REST = 350 // ms that the pointer rests before the card comes
const LONG = 450 // ms of a long press

class Tips {
  shown = $state.raw<ShownTip | null>(null)
  private timer = 0
  private by: Element | null = null

  show(element: Element, tip: Tip, wait: number): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (!element.isConnected || !tip.title) return
      this.by = element
      this.shown = { ...tip, at: element.getBoundingClientRect() }
    }, wait)
  }

  hide(element?: Element): void {
    clearTimeout(this.timer)
    if (element && this.by !== element) return
    this.shown = null
    this.by = null
  }
}

export const tips = new Tips()

/** `{@attach tip(() => ({ title, text }))}` */
export function tip(read: () => Tip | null): Attachment<Element> {
  return (element) => {
    let pressed = false // a long press shows the card, and does not also press
    const show = (wait: number) => {
      const told = read()
      if (told) tips.show(element, told, wait)
    }
    const onEnter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show(REST)
    const onLeave = () => tips.hide(element)
    const onFocus = () => element.matches(':focus-visible') && show(REST)
    const onDown = (event: Event) => {
      pressed = false
      if ((event as PointerEvent).pointerType === 'mouse') return tips.hide()
      pressing = window.setTimeout(() => {
        pressed = true
        show(0)
      }, LONG)
    }
    const onUp = () => clearTimeout(pressing)
    const onMenu = (event: Event) => pressed && event.preventDefault()
    const onClick = (event: Event) => {
      if (!pressed) return tips.hide()
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    }
    let pressing = 0
    const heard: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', onEnter],
      ['pointerleave', onLeave],
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
      ['contextmenu', onMenu],
      ['focus', onFocus],
      ['blur', onLeave],
      ['click', onClick, true],
    ]
    for (const [name, run, early] of heard) element.addEventListener(name, run, early ?? false)
    return () => {
      clearTimeout(pressing)
      tips.hide(element)
      for (const [name, run, early] of heard) element.removeEventListener(name, run, early ?? false)
    }
  }
}
