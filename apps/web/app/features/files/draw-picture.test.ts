import { expect, it } from 'vitest'
import { within } from './draw-picture.ts'

it('makes a picture smaller in proportion, and never larger', () => {
  expect(within({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 })
  expect(within({ width: 3000, height: 4000 }, 2560)).toEqual({ width: 1920, height: 2560 })
  expect(within({ width: 800, height: 600 }, 2560)).toEqual({ width: 800, height: 600 })
  expect(within({ width: 9000, height: 1 }, 2560)).toEqual({ width: 2560, height: 1 })
})
