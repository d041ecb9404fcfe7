import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onMemberHover } from './member-hover.ts'
import { FakeElement, link, namedPage } from './named-page.scene.ts'

const page = {} as ReturnType<typeof namedPage>
const told: string[] = []
let deafen: () => void

beforeEach(() => {
  Object.assign(page, namedPage())
  told.length = 0
  deafen = onMemberHover({
    near: ({ username }) => told.push(`near ${username}`),
    open: ({ username }) => told.push(`open ${username}`),
    leave: () => told.push('leave'),
  })
})
afterEach(() => {
  deafen()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const camille = link('camille')
const ines = link('ines')
const paper = new FakeElement({})
const card = new FakeElement({ className: 'glance' })

const isOn = (element: FakeElement, more: object = {}) =>
  page.does('pointermove', element, { pointerType: 'mouse', buttons: 0, ...more })
const rests = () => page.passes(2000)

describe('a mouse that rests on a name', () => {
  it('has it brought first, and shown after', () => {
    isOn(camille)
    page.passes(250)
    expect(told).toEqual(['near camille'])
    rests()
    expect(told).toEqual(['near camille', 'open camille'])
  })

  it('asks once, however it moves within it', () => {
    isOn(camille)
    rests()
    isOn(camille)
    rests()
    expect(told).toEqual(['near camille', 'open camille'])
  })

  it('asks for nobody as it passes by', () => {
    isOn(camille)
    page.passes(100)
    isOn(ines)
    page.passes(100)
    isOn(paper)
    rests()
    expect(told).toEqual(['leave'])
  })

  it('keeps the card while it is on it, and leaves it from there', () => {
    isOn(camille)
    rests()
    told.length = 0
    isOn(paper)
    page.passes(100)
    isOn(card)
    rests()
    expect(told).toEqual([])
    isOn(paper)
    rests()
    expect(told).toEqual(['leave'])
  })

  it('leaves it with the window too', () => {
    isOn(camille)
    rests()
    page.does('pointerout', camille, { relatedTarget: null })
    rests()
    expect(told.at(-1)).toBe('leave')
  })
})

describe('nobody is asked for', () => {
  it.each([
    ['by a finger', () => isOn(camille, { pointerType: 'touch' })],
    ['with a button down: she drags, or selects', () => isOn(camille, { buttons: 1 })],
    ['before it moved again where she scrolled', () => isOn(camille) && page.does('scroll', paper)],
    ['where she pressed: she goes to the profile', () => isOn(camille) && page.does('pointerdown', camille)],
    ['once nobody listens', () => isOn(camille) && deafen()],
  ])('%s', (_, act) => {
    act()
    rests()
    expect(told.filter((said) => said !== 'leave')).toEqual([])
  })
})
