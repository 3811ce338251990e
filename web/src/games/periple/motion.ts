/** What happened, as motion: coins fly to their purse, a skipped square blinks, a pushed marker slides. */
import type { EventData } from '../../lib/speech'

const COIN = 'radial-gradient(circle at 40% 35%, #ffe39a 0 30%, #f2c14e 32% 70%, #a8681d 72%)'

export function perform(root: HTMLElement, events: readonly EventData[], pace: number): void {
  let from: Element | null = null // where the next coins come from
  let wait = 0
  for (const event of events) {
    const square = (name: string) => root.querySelector(`[data-square="${String(event[name])}"]`)
    if (event.kind === 'MarkerLaid' || event.kind === 'MarkerReplaced') from = square('square')
    else if (event.kind === 'MarkersReturned') from = root.querySelector(`[data-slot="${String(event.slot)}"]`)
    else if (event.kind === 'SquareSkipped') blink(square('square'), pace)
    else if (event.kind === 'MarkerSlid') glide(square('from_square'), square('to_square'), pace)
    else if (event.kind === 'CoinsChanged' && Number(event.delta) > 0) {
      const purse = root.querySelector(`[data-purse="${String(event.seat)}"]`)
      for (let i = 0; i < Number(event.delta); i++) coin(from, purse, pace, (wait += 90 * pace))
    }
  }
}

function blink(element: Element | null, pace: number): void {
  element?.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], { duration: 520 * pace })
}

function middle(element: Element): [number, number] {
  const rect = element.getBoundingClientRect()
  return [rect.left + rect.width / 2, rect.top + rect.height / 2]
}

function glide(from: Element | null, to: Element | null, pace: number): void {
  const marker = to?.querySelector('[data-piece]')
  if (!from || !to || !marker) return
  const [ax, ay] = middle(from)
  const [bx, by] = middle(to)
  for (const old of marker.getAnimations()) old.cancel() // it does not come from afar
  marker.animate([{ transform: `translate(${ax - bx}px, ${ay - by}px)` }, { transform: 'none' }], { duration: 360 * pace, easing: 'ease-out' })
}

function coin(from: Element | null, purse: Element | null, pace: number, delay: number): void {
  if (!from || !purse) return
  const [ax, ay] = middle(from)
  const [bx, by] = middle(purse)
  const flying = document.createElement('span')
  flying.setAttribute('aria-hidden', 'true')
  Object.assign(flying.style, { position: 'fixed', left: `${ax - 9}px`, top: `${ay - 9}px`, width: '18px', height: '18px', borderRadius: '50%', border: '1.5px solid #5b3a1a', background: COIN, zIndex: '20', pointerEvents: 'none' })
  document.body.append(flying)
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${(bx - ax) / 2}px, ${(by - ay) / 2 - 40}px) scale(1.25)`, opacity: 1 },
    { transform: `translate(${bx - ax}px, ${by - ay}px) scale(.7)`, opacity: 0.4 },
  ]
  flying.animate(path, { duration: 620 * pace, delay, easing: 'ease-in-out', fill: 'backwards' }).onfinish = () => flying.remove()
}
