import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { faceAt, memberAt } from './member-element.ts'
import { FakeElement, link, namedPage } from './named-page.scene.ts'

beforeEach(() => void namedPage('/p/lea'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nameOf = (element: FakeElement) => memberAt(element as unknown as EventTarget)?.username
const faceOf = (element: FakeElement) => faceAt(element as unknown as EventTarget)?.element

it('knows whom a link to a profile names, and whom a row says it is of', () => {
  const words = new FakeElement({})
  const row = new FakeElement({ href: '/messages/12', member: 'ines', children: [words] })
  expect(nameOf(link('camille'))).toBe('camille')
  expect(nameOf(words)).toBe('ines')
  expect(row.contains(words)).toBe(true)
})

it.each([
  ['what leads elsewhere', new FakeElement({ href: '/shares/un-soir' })],
  ['a rubric of a profile', new FakeElement({ href: '/p/camille?onglet=photos' })],
  ['a page below a profile', new FakeElement({ href: '/p/camille/signaler' })],
  ['the page of profiles', new FakeElement({ href: '/p' })],
  ['her own page, while it is open', new FakeElement({ href: '/p/lea' })],
])('%s names nobody', (_, element) => {
  expect(nameOf(element)).toBeUndefined()
})

it.each(['dialog', 'menu'])('what lies over the page as a %s has no card over it', (role) => {
  const inside = link('camille')
  expect(nameOf(inside)).toBe('camille')
  new FakeElement({ role, children: [inside] })
  expect(nameOf(inside)).toBeUndefined()
})

it('of a row, a mouse asks by the face and the name alone; a finger by all of it', () => {
  const face = new FakeElement({ className: 'avatar sm' })
  const town = new FakeElement({ className: 'meta' })
  const row = new FakeElement({ href: '/p/camille', className: 'person', children: [face, town] })
  expect(faceOf(face)).toBe(face)
  expect(faceOf(town)).toBeUndefined()
  expect(faceOf(row)).toBeUndefined()
  expect(nameOf(town)).toBe('camille')
  const name = link('camille')
  expect(faceOf(name)).toBe(name)
})
