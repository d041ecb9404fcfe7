import { expect, it } from 'vitest'
import { isSwipedAway } from './use-swipe-away.ts'

it.each([
  ['far enough, slowly', 150, 0, true],
  ['far enough to the left', -150, 0, true],
  ['a flick', 40, 0.8, true],
  ['a flick back to where it was', 40, -0.8, false],
  ['a small hesitation', 40, 0.1, false],
])('%s', (_what, moved, speed, away) => {
  expect(isSwipedAway({ moved, width: 370, speed })).toBe(away)
})
