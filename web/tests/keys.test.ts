import { describe, expect, it } from 'vitest'
import { distance } from '../src/lib/keys'

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect

describe('arrows', () => {
  it('reach only what lies in their direction', () => {
    expect(distance(at(0, 0), at(50, 0), 'ArrowRight')).toBe(50)
    expect(distance(at(0, 0), at(50, 0), 'ArrowLeft')).toBe(Infinity)
    expect(distance(at(0, 0), at(0, 40), 'ArrowDown')).toBe(40)
    expect(distance(at(0, 40), at(0, 0), 'ArrowUp')).toBe(40)
  })
  it('prefer what lies straight ahead', () => {
    expect(distance(at(0, 0), at(60, 0), 'ArrowRight')).toBeLessThan(distance(at(0, 0), at(40, 30), 'ArrowRight'))
  })
})
