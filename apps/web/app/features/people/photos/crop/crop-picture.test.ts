import { describe, expect, it } from 'vitest'
import { keepsAll, turned } from './crop-picture.ts'

const own = { width: 900, height: 1200 }

describe('a crop', () => {
  it('stands on its side after one turn and after three', () => {
    expect([0, 1, 2, 3, 4].map((quarters) => turned(own, quarters).width)).toEqual([900, 1200, 900, 1200, 900])
  })

  it('changes nothing where she keeps all of the photo as it stands', () => {
    const whole = { x: 0, y: 0, ...own }
    expect(keepsAll(own, { area: whole, quarters: 0 })).toBe(true)
    expect(keepsAll(own, { area: whole, quarters: 4 })).toBe(true)
    expect(keepsAll(own, { area: whole, quarters: 2 })).toBe(false)
    expect(keepsAll(own, { area: { ...whole, height: 1125 }, quarters: 0 })).toBe(false)
  })
})
