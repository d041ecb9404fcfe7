import { describe, expect, it } from 'vitest'
import { placeAfter } from './held-place.ts'

const furthest = -9000
/** A row that ended 300 below the upper edge when the browser last said where she was. */
const told = { top: -1000, bottom: 300, atEnd: false }
const atEnd = { top: 0, bottom: 300, atEnd: true }

describe('where a talk stands once rows came or went', () => {
  it('is at its end where she is, whatever came below', () => {
    const { top } = placeAfter({
      told: { ...atEnd, top: -20 },
      now: { top: -20, bottom: 240, furthest },
      endIsHere: true,
    })
    expect(top).toBe(0)
  })

  it('is where the row under her eyes was, whatever came above or below', () => {
    expect(placeAfter({ told, now: { top: -1000, bottom: 220, furthest }, endIsHere: true })).toEqual({
      top: -1080,
      atEnd: false,
    })
    expect(placeAfter({ told, now: { top: -1000, bottom: 340, furthest }, endIsHere: true })).toEqual({
      top: -960,
      atEnd: false,
    })
  })

  it('stays as it is where that row is gone', () => {
    expect(placeAfter({ told, now: { top: -400, bottom: null, furthest }, endIsHere: true }).top).toBe(-400)
  })

  it('is where that row was, too, where the talk became shorter than where she stood', () => {
    const now = { top: -800, bottom: 1100, furthest: -800 }
    expect(placeAfter({ told, now, endIsHere: true }).top).toBe(0)
  })

  describe('with what she scrolled before the browser told it', () => {
    it('does not take her back to the end that she has just left', () => {
      const now = { top: -700, bottom: 1000, furthest }
      expect(placeAfter({ told: atEnd, now, endIsHere: true })).toEqual({ top: -700, atEnd: false })
    })

    it('does not take her back to where she read', () => {
      expect(placeAfter({ told, now: { top: -1500, bottom: 800, furthest }, endIsHere: true }).top).toBe(-1500)
    })

    it('still holds the row against what came meanwhile', () => {
      expect(placeAfter({ told, now: { top: -1500, bottom: 720, furthest }, endIsHere: true }).top).toBe(-1580)
    })

    it('follows the end that she has just reached, where it is the end', () => {
      const now = { top: -10, bottom: -690, furthest }
      expect(placeAfter({ told, now, endIsHere: true })).toEqual({ top: 0, atEnd: true })
      expect(placeAfter({ told, now, endIsHere: false }).atEnd).toBe(false)
    })
  })
})
