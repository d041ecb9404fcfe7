import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onMemberLongPress } from './member-long-press.ts'
import { FakeElement, link, namedPage } from './named-page.scene.ts'

const page = {} as ReturnType<typeof namedPage>
const opened: string[] = []
let deafen: () => void

beforeEach(() => {
  Object.assign(page, namedPage())
  opened.length = 0
  deafen = onMemberLongPress(({ username }) => opened.push(username))
})
afterEach(() => {
  deafen()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const camille = link('camille')
const paper = new FakeElement({})
const finger = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 40 }
const puts = (element: FakeElement, more: object = {}) => page.does('pointerdown', element, { ...finger, ...more })
const lifts = (element: FakeElement) => page.does('pointerup', element, finger)
const stays = () => page.passes(1000)

describe('a long press', () => {
  it('opens, and its end does not follow the link', () => {
    puts(camille)
    expect(opened).toEqual([])
    stays()
    expect(opened).toEqual(['camille'])
    lifts(camille)
    expect(page.does('click', camille)).toBe(false)
    expect(page.does('click', camille)).toBe(true)
  })

  it('opens in place of the menu that the browser would show for that link, sooner or later than we do', () => {
    puts(camille)
    expect(page.does('contextmenu', camille)).toBe(false)
    stays()
    expect(page.does('contextmenu', camille)).toBe(false)
    expect(opened).toEqual(['camille'])
  })

  it('lets no drag and no selection begin under it, and asks the system for no preview while it lasts', () => {
    const lea = link('lea')
    puts(lea)
    expect(lea.style.setProperty).toHaveBeenCalledWith('-webkit-touch-callout', 'none')
    expect(page.does('dragstart', lea)).toBe(false)
    expect(page.does('selectstart', lea)).toBe(false)
    lifts(lea)
    expect(lea.style.removeProperty).toHaveBeenCalledWith('-webkit-touch-callout')
    expect(page.does('dragstart', lea)).toBe(true)
    expect(page.does('selectstart', lea)).toBe(true)
  })
})

describe('everything else is left to the browser', () => {
  it('a tap follows the link', () => {
    puts(camille)
    lifts(camille)
    expect(page.does('click', camille)).toBe(true)
    stays()
    expect(opened).toEqual([])
  })

  it.each([
    ['goes on by more than a finger’s breadth', () => page.does('pointermove', camille, { clientX: 20, clientY: 60 })],
    ['scrolls', () => page.does('scroll', paper)],
    ['is taken over by the browser', () => page.does('pointercancel', camille)],
    ['is joined by a second', () => puts(camille, { isPrimary: false })],
  ])('a finger that %s opens nothing', (_, act) => {
    puts(camille)
    act()
    stays()
    expect(opened).toEqual([])
    expect(page.does('contextmenu', camille)).toBe(true)
  })

  it('a finger that trembles still opens', () => {
    puts(camille)
    page.does('pointermove', camille, { clientX: 24, clientY: 44 })
    stays()
    expect(opened).toEqual(['camille'])
  })

  it('a mouse has its menu, its drag and its selection', () => {
    puts(camille, { pointerType: 'mouse' })
    stays()
    for (const type of ['contextmenu', 'dragstart', 'selectstart', 'click']) expect(page.does(type, camille)).toBe(true)
    expect(opened).toEqual([])
  })

  it('so has a finger on what names nobody', () => {
    puts(paper)
    stays()
    for (const type of ['contextmenu', 'dragstart', 'selectstart', 'click']) expect(page.does(type, paper)).toBe(true)
    expect(opened).toEqual([])
  })
})
