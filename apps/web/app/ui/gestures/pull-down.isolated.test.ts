// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENOUGH, watchPullDown } from './pull-down.ts'

const moved = vi.fn<(pulled: number) => void>()
const pulled = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  document.body.innerHTML =
    '<main><p>Un partage</p><input><div id="own" style="overflow-y: auto"><p>Un message</p></div></main>'
  stop = watchPullDown({ onMove: moved, onPulled: pulled })
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

type Point = [x: number, y: number]

function touch(type: string, target: Element, points: Point[]): void {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }))
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }))
}

function pull(selector: string, ...path: Point[]): void {
  const target = document.querySelector(selector)
  if (target === null) throw new Error(`no ${selector}`)
  touch('touchstart', target, [[100, 100]])
  for (const point of path) touch('touchmove', target, [point])
  touch('touchend', target, [])
}

it('calls back once the page was pulled far enough', () => {
  pull('p', [100, 130], [102, 100 + ENOUGH])
  expect(moved.mock.calls).toEqual([[30], [ENOUGH], [0]])
  expect(pulled).toHaveBeenCalledOnce()
})

it('does nothing for a short pull, a pull upward or one to the side', () => {
  pull('p', [100, 99 + ENOUGH])
  pull('p', [100, 20])
  pull('p', [300, 150])
  expect(pulled).not.toHaveBeenCalled()
})

it('leaves fields, lists that scroll by themselves and a scrolled page alone', () => {
  pull('input', [100, 300])
  const own = document.querySelector('#own')
  Object.defineProperties(own, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
  pull('#own p', [100, 300])
  vi.stubGlobal('scrollY', 40)
  pull('main > p', [100, 300])
  expect(pulled).not.toHaveBeenCalled()
})

it('ends with a second finger, and when it is stopped', () => {
  const target = document.querySelector('p') as Element
  touch('touchstart', target, [[100, 100]])
  touch('touchmove', target, [[100, 300]])
  touch('touchmove', target, [
    [100, 300],
    [120, 300],
  ])
  touch('touchend', target, [])
  stop()
  pull('p', [100, 300])
  expect(pulled).not.toHaveBeenCalled()
})
