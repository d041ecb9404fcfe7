import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHoverCardKey } from './hover-card-key.ts'
import { FakeElement, link, namedPage } from './named-page.scene.ts'

const page = {} as ReturnType<typeof namedPage>
const opened: string[] = []
let deafen: () => void

beforeEach(() => {
  Object.assign(page, namedPage())
  opened.length = 0
  deafen = onHoverCardKey(({ username }) => opened.push(username))
})
afterEach(() => {
  deafen()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const press = (target: FakeElement, more: object) => page.does('keydown', target, { ...none, ...more })
const shortcut = { key: 'ArrowDown', altKey: true }

it('opens where the focus is on whoever is named, and the page does not scroll', () => {
  expect(press(link('camille'), shortcut)).toBe(false)
  expect(opened).toEqual(['camille'])
})

it.each([
  ['the arrow alone', { key: 'ArrowDown' }],
  ['another arrow', { key: 'ArrowUp', altKey: true }],
  ['one more key with it', { ...shortcut, shiftKey: true }],
])('%s is not it', (_, keys) => {
  expect(press(link('camille'), keys)).toBe(true)
  expect(opened).toEqual([])
})

it('is left to the browser elsewhere', () => {
  expect(press(new FakeElement({}), shortcut)).toBe(true)
  expect(opened).toEqual([])
})

it('is said to a screen reader of whoever is named', () => {
  const camille = link('camille')
  const within = new FakeElement({})
  const row = new FakeElement({ member: 'ines', children: [within] })
  for (const element of [camille, within]) page.does('focusin', element)
  expect(camille.getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowDown')
  expect(row.getAttribute('aria-keyshortcuts')).toBeNull()
})
