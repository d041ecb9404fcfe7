import { expect, it, vi } from 'vitest'
import { gatherNotices } from './gathered-notices.ts'

/** What left together, and the way to end each sending. */
function openWay() {
  const sent: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const unsent = vi.fn()
  const notify = gatherNotices((_channels, payloads) => {
    const end = Promise.withResolvers<void>()
    sent.push(payloads)
    ends.push(end)
    return end.promise
  }, unsent)
  return { sent, ends, unsent, tell: (payload: string) => notify('live', payload) }
}

it('tells the first at once, and what comes meanwhile together and in its order', async () => {
  const { sent, ends, tell } = openWay()
  const told = ['a', 'b', 'c'].map(tell)
  expect(sent).toEqual([['a']])
  ends[0]?.resolve()
  await told[0]
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']])
  ends[1]?.resolve()
  await Promise.all(told)
})

it('tells twice what was said twice', async () => {
  const { sent, ends, tell } = openWay()
  const told = ['a', 'b', 'c', 'b', 'd'].map(tell)
  ends[0]?.resolve()
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']])
  ends[1]?.resolve()
  await expect.poll(() => sent.at(-1)).toEqual(['b', 'd'])
  ends[2]?.resolve()
  await Promise.all(told)
})

it('says that those that were together did not leave, and goes on', async () => {
  const { sent, ends, unsent, tell } = openWay()
  const [first, ...together] = ['a', 'b', 'c'].map(tell)
  ends[0]?.resolve()
  await first
  await expect.poll(() => sent).toHaveLength(2)
  ends[1]?.reject(new Error('the connection ended'))
  for (const outcome of await Promise.allSettled(together)) expect(outcome.status).toBe('rejected')
  expect(unsent).toHaveBeenCalledTimes(1)
  const next = tell('d')
  expect(sent.at(-1)).toEqual(['d'])
  ends[2]?.resolve()
  await next
})
