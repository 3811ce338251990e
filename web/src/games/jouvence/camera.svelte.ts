/** How the labyrinth is looked at: how big a cell is, and what lies in the middle. Moving is plain scrolling. */
import { tick } from 'svelte'
import type { Chart } from './box'
import type { View } from './view'

export const PAD = 4 // cells of darkness round the table, so that its edge can come to the middle

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

const BEYOND = 2.3 // cells below the table that the gate takes
const LEAST = 9
const MOST = 64

export class Camera {
  cell = $state(30)
  free = $state(false) // somebody looks elsewhere: do not pull the map away
  width = $state(0)
  height = $state(0)
  left = $state(0)
  top = $state(0)
  element: HTMLElement | null = null

  /** Everything in this area, as big as it goes; at most `most`. */
  async fit(area: Area, most: number): Promise<void> {
    const wide = area.right - area.left + 2
    const tall = area.bottom - area.top + 2
    this.cell = clamp(Math.min(this.width / wide, this.height / tall, most))
    await tick()
    this.look((area.left + area.right) / 2, (area.top + area.bottom) / 2, false)
  }

  async close(x: number, y: number, size: number): Promise<void> {
    const changed = this.cell !== size
    this.cell = clamp(size)
    await tick()
    this.look(x + 0.5, y + 0.5, !changed)
  }

  /** The row to look at so that no more than the gate is seen of what lies beyond the last row. */
  above(y: number, rows: number, size: number): number {
    return Math.min(y, rows + BEYOND - 0.5 - this.height / size / 2)
  }

  /** Keep a cell in sight without moving more than needed. */
  show(x: number, y: number): void {
    if (!this.element) return
    const [px, py] = [(x + PAD + 0.5) * this.cell - this.left, (y + PAD + 0.5) * this.cell - this.top]
    const edge = this.cell * 1.5
    if (px > edge && py > edge && px < this.width - edge && py < this.height - edge) return
    this.look(x + 0.5, y + 0.5, true)
  }

  look(x: number, y: number, smooth: boolean): void {
    const still = document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
    this.element?.scrollTo({
      left: (x + PAD) * this.cell - this.width / 2,
      top: (y + PAD) * this.cell - this.height / 2,
      behavior: smooth && !still ? 'smooth' : 'instant',
    })
  }

  /** Nearer or farther, about a point of the window. */
  async zoom(factor: number, px = this.width / 2, py = this.height / 2): Promise<void> {
    const element = this.element
    if (!element) return
    this.free = true
    const before = this.cell
    const [x, y] = [(element.scrollLeft + px) / before, (element.scrollTop + py) / before]
    this.cell = clamp(before * factor)
    await tick()
    element.scrollTo({ left: x * this.cell - px, top: y * this.cell - py, behavior: 'instant' })
  }

  scrolled(): void {
    if (!this.element) return
    this.left = this.element.scrollLeft
    this.top = this.element.scrollTop
  }

  /** The cell under a point of the screen, in columns and rows of the table. */
  under(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const rect = this.element?.getBoundingClientRect()
    const px = event.clientX - (rect?.left ?? 0) + (this.element?.scrollLeft ?? 0)
    const py = event.clientY - (rect?.top ?? 0) + (this.element?.scrollTop ?? 0)
    return { x: Math.floor(px / this.cell) - PAD, y: Math.floor(py / this.cell) - PAD }
  }
}

function clamp(size: number): number {
  return Math.round(Math.max(LEAST, Math.min(MOST, size)) * 2) / 2
}

/** Dragging with the mouse scrolls, the wheel and two fingers zoom. A drag is not a press. */
export function handled(camera: Camera, press: (event: MouseEvent) => void) {
  return (node: Element) => {
    const element = node as HTMLElement
    camera.element = element
    let from: { x: number; y: number; left: number; top: number } | null = null
    let dragged = false
    let apart = 0
    const down = (event: PointerEvent) => {
      dragged = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      if ((event.target as Element).closest('[data-own-pawn]')) return
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!dragged && Math.hypot(dx, dy) < 6) return
      dragged = true
      camera.free = true
      element.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' })
    }
    const up = () => (from = null)
    const click = (event: MouseEvent) => {
      if (dragged) {
        event.stopPropagation()
        event.preventDefault()
      } else if (!(event.target as Element).closest('button')) press(event)
      dragged = false
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40)) return // a finger on a pad scrolls
      event.preventDefault()
      const rect = element.getBoundingClientRect()
      void camera.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - rect.left, event.clientY - rect.top)
    }
    const touch = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]]
      if (event.touches.length === 1) camera.free = true
      if (!a || !b) {
        apart = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      const rect = element.getBoundingClientRect()
      if (apart) void camera.zoom(now / apart, (a.clientX + b.clientX) / 2 - rect.left, (a.clientY + b.clientY) / 2 - rect.top)
      apart = now
    }
    const scroll = () => camera.scrolled()
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click, true)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    element.addEventListener('scroll', scroll, { passive: true })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click, true)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchmove', touch)
      element.removeEventListener('scroll', scroll)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
    }
  }
}

/** What is laid, and where the drawn tile may go. */
export function areaOf(view: View, chart: Chart): Area {
  const places = [...view.tiles.map(([, location]) => location), ...view.candidates.map(([location]) => location)]
  const corners = places.map((location) => chart.corner(location))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs) + chart.span, top: Math.min(...ys), bottom: Math.max(...ys) + chart.span + 1.5 }
}
