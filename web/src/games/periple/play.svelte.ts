/** What a press means now: legal actions by what they touch, and what to ask about when something is quiet. */
import type { BoardProps } from '../../boards/board'
import type { LegalAction } from '../../lib/protocol'
import { gripOf, HEADINGS, shapeCells, SQUARES, stepFrom, type Cell } from './plan'
import { openBox, type PeripleView, type Reach } from './view'

export type Ghost = 'lays' | 'blocked' | 'optional' | 'outside'

export interface Aim {
  at: number // the square under the pointer
  anchor: number | null
  reach: Reach | null // null: the shape does not fit here
  ghosts: Map<number, Ghost>
}

/** Several actions for one press: the next small step, which can be taken back. */
export interface Question {
  at: string // what was pressed
  actions: LegalAction[]
}

const ON_SQUARES: Record<string, string> = {
  fill: 'fill_square',
  extend: 'pay_optional',
  free: 'free_optional',
  replace: 'replace_at',
  slide_pick: 'slide_from',
}

export class Play {
  pointed = $state<number | null>(null) // a square under the pointer, the focus or a dragged card
  held = $state<number | null>(null) // touched once: the shape waits there for a second touch
  dragged = $state<number | null>(null) // a character on its way to the plan
  question = $state.raw<Question | null>(null)
  private push: number | null = null // the way that a marker was pushed
  private wish: { card: number; at: number } | null = null // where a character was dropped

  constructor(private readonly read: () => BoardProps) {}

  view = $derived.by(() => this.read().view as unknown as PeripleView)
  box = $derived.by(() => openBox(this.read().game, this.view, this.read().speech))
  seat = $derived.by(() => this.read().seat)
  mine = $derived.by(() => !this.read().busy && this.read().legal.length > 0)
  viewer = $derived.by(() => (this.seat === null ? 0 : (this.view.sides[this.seat] ?? 0)))
  decision = $derived.by(() => this.read().decision)

  /** Legal actions by kind and first argument. */
  private found = $derived.by(() => {
    const map = new Map<string, LegalAction[]>()
    if (!this.mine) return map
    for (const action of this.read().legal) {
      const key = keyOf(action.kind, Object.values(action.args)[0])
      map.set(key, [...(map.get(key) ?? []), action])
    }
    return map
  })

  all(kind: string, first?: number): LegalAction[] {
    return this.found.get(keyOf(kind, first)) ?? []
  }
  one(kind: string, first?: number): LegalAction | null {
    return this.all(kind, first)[0] ?? null
  }
  has(kind: string): boolean {
    return this.mine && this.read().legal.some((action) => action.kind === kind)
  }

  isHinted(actions: readonly LegalAction[]): boolean {
    const hint = this.read().hint
    return hint !== null && actions.some((action) => action.id === hint.id)
  }

  // --- the shape in hand ----------------------------------------------------------------------

  /** The shape that looks for its place: of the character in use, or of the one that is dragged. */
  shape = $derived.by((): { cells: Cell[]; grip: Cell } | null => {
    const placing = this.decision === 'place' && this.view.used !== null
    const card = placing ? this.view.used : this.dragged
    if (card === null || this.seat === null) return null
    const turns = (this.view.sides[this.seat] ?? 0) + (placing ? this.view.rotation : 0)
    const cells = shapeCells(this.box.card(card).shape, turns)
    return { cells, grip: gripOf(cells) }
  })

  anchorFor(at: number): number | null {
    return this.shape ? stepFrom(at, -this.shape.grip.dx, -this.shape.grip.dy) : null
  }

  aimAt(at: number): Aim | null {
    if (!this.shape) return null
    const anchor = this.anchorFor(at)
    const reach = anchor === null ? null : (this.view.reach.find((one) => one.anchor === anchor) ?? null)
    const ghosts = new Map<number, Ghost>()
    if (reach) {
      for (const sq of reach.optional) ghosts.set(sq, 'optional')
      for (const sq of reach.blocked) ghosts.set(sq, 'blocked')
      for (const sq of reach.lays) ghosts.set(sq, 'lays')
      return { at, anchor, reach, ghosts }
    }
    const { cells, grip } = this.shape
    const squares = cells.map((cell) => ({ sq: stepFrom(at, cell.dx - grip.dx, cell.dy - grip.dy), optional: cell.optional }))
    const misfit = this.decision === 'place' || squares.some(({ sq, optional }) => sq === null && !optional)
    for (const { sq, optional } of squares) {
      if (sq !== null) ghosts.set(sq, misfit ? 'outside' : optional ? 'optional' : this.view.stacks[sq]?.length ? 'blocked' : 'lays')
    }
    return { at, anchor, reach: null, ghosts }
  }

  aim = $derived.by(() => {
    const at = this.held ?? this.pointed
    return at === null || (this.decision === 'place' && !this.mine) ? null : this.aimAt(at)
  })

  // --- squares --------------------------------------------------------------------------------

  /** What a press on each square would do. */
  squares = $derived.by(() => Array.from({ length: SQUARES }, (_, sq) => this.onSquare(sq)))

  private onSquare(sq: number): LegalAction[] {
    if (!this.mine) return []
    if (this.decision === 'place') {
      const anchor = this.anchorFor(sq)
      return anchor === null ? [] : this.all('place_at', anchor)
    }
    if (this.decision === 'slide_move' && this.view.slid) {
      const from = this.view.slid[0]
      return HEADINGS.flatMap(([dx, dy], i) => (stepFrom(from, dx, dy) === sq ? this.all('slide_to', i) : []))
    }
    const kind = ON_SQUARES[this.decision ?? '']
    return kind ? this.all(kind, sq) : []
  }

  /** The action that was meant by pressing a quiet square, as it is written. */
  private meant(sq: number): string {
    const { speech } = this.read()
    const write = (kind: string, ...args: number[]) => speech.notation({ kind, args })
    switch (this.decision) {
      case 'place': {
        const anchor = this.anchorFor(sq)
        if (anchor !== null) return write('place_at', anchor)
        // the corner of the frame would lie beside the plan: any position that leaves it is refused alike
        const grip = this.shape?.grip
        const [col, row] = [(sq % 6) - (grip?.dx ?? 0), Math.floor(sq / 6) - (grip?.dy ?? 0)]
        return write('place_at', 6 * (row < 0 ? 5 : row) + (col < 0 ? 5 : col))
      }
      case 'slide_move': {
        const from = this.view.slid?.[0] ?? 0
        const heading = HEADINGS.findIndex(([dx, dy]) => stepFrom(from, dx, dy) === sq)
        return heading >= 0 ? write('slide_to', heading) : write('slide_from', sq, 0)
      }
      case 'replace':
      case 'slide_pick': {
        const top = Math.max(0, (this.view.stacks[sq]?.length ?? 1) - 1)
        return write(this.decision === 'replace' ? 'replace_at' : 'slide_from', sq, top)
      }
      case 'fill':
      case 'extend':
      case 'free':
        return write(ON_SQUARES[this.decision] ?? 'place_at', sq)
      default:
        return write('place_at', sq)
    }
  }

  /** The pointer or the focus came to a square: a shape that waited elsewhere follows. */
  pointAt(sq: number): void {
    this.pointed = sq
    this.held = null
  }

  pressSquare(sq: number, element: Element, touch = false): void {
    const actions = this.squares[sq] ?? []
    if (this.decision === 'place' && touch && this.mine && this.held !== sq) {
      this.held = sq
      if (!actions.length) this.ask(this.meant(sq), element)
      return
    }
    this.press(actions, this.meant(sq), element, `sq-${sq}`)
  }

  /** Act, ask which one, or say why not. */
  press(actions: readonly LegalAction[], meant: string, element: Element | null, at = ''): void {
    if (this.read().busy && this.decision) return // a second click while the first is on its way
    if (this.question?.at === at && at) {
      this.question = null
      return
    }
    this.question = null
    if (actions.length > 1) this.question = { at, actions: [...actions] }
    else if (actions[0]) this.act(actions[0])
    else this.ask(meant, element)
  }

  /** Why not? Answered at any time, also while others play. */
  ask(meant: string, element: Element | null): void {
    this.read().why(meant, element, true)
  }
  tell(rule: string, element: Element | null): void {
    this.read().tell(rule, element)
  }

  act(action: LegalAction): void {
    this.question = null
    this.held = null
    this.read().act(action.id)
  }

  /** A marker pushed by hand: first taken, then sent on its way. */
  slide(from: number, heading: number): void {
    const takes = this.all('slide_from', from)
    const take = takes.at(-1)
    if (!take) return
    this.push = heading
    this.act(take)
  }

  // --- a character that is laid on the plan by hand ----------------------------------------------

  dropCharacter(card: number, at: number | null): void {
    this.dragged = null
    this.pointed = null
    if (at !== null && this.decision === 'place' && this.view.used === card) return this.pressSquare(at, document.body)
    const use = this.one('use_character', card)
    if (at === null || !use) return
    this.wish = { card, at }
    this.act(use)
  }

  /** What was taken in hand goes on to where it was dropped. */
  fulfil(): void {
    const { wish, push } = this
    this.wish = null
    this.push = null
    if (push !== null && this.decision === 'slide_move') {
      const action = this.one('slide_to', push)
      if (action) this.act(action)
    }
    if (!wish || this.decision !== 'place' || this.view.used !== wish.card) return
    const action = this.onSquare(wish.at)[0]
    if (action) this.act(action)
    else {
      this.held = wish.at
      this.ask(this.meant(wish.at), null)
    }
  }
}

function keyOf(kind: string, first: number | undefined): string {
  return first === undefined ? kind : `${kind} ${first}`
}
