import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs once more when it was asked for meanwhile, and only once', async () => {
  const ends: (() => void)[] = []
  const one = oneAtATime(() => new Promise((resolve) => ends.push(resolve)))
  for (let asked = 1; asked <= 3; asked += 1) one.run()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await expect.poll(() => one.isBusy()).toBe(false)
  expect(ends).toHaveLength(2)
})
