import { expect, it } from 'vitest'
import { batchNotices } from './batch-notices.ts'

/** What was sent together, and the way to end each sending. */
function openWay() {
  const sent: unknown[][] = []
  const raw: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const notify = batchNotices((_channels, payloads) => {
    const end = Promise.withResolvers<void>()
    raw.push(payloads)
    sent.push(payloads.map((payload) => JSON.parse(payload).word))
    ends.push(end)
    return end.promise
  })
  return { sent, raw, ends, send: (word: string) => notify('live', JSON.stringify({ word })) }
}

it('sends the first at once, then those that arrived meanwhile together and in order', async () => {
  const { sent, ends, send } = openWay()
  const first = send('a')
  await expect.poll(() => sent).toEqual([['a']])
  const others = ['b', 'c'].map(send)
  ends[0]?.resolve()
  await first
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']])
  ends[1]?.resolve()
  await Promise.all(others)
})

it('sends equal notices twice, as different payloads', async () => {
  const { sent, raw, ends, send } = openWay()
  const all = ['b', 'c', 'b'].map(send)
  await expect.poll(() => sent).toEqual([['b', 'c', 'b']])
  expect(new Set(raw[0]).size).toBe(3)
  ends[0]?.resolve()
  await Promise.all(all)
})

it('rejects the notices of a failed batch, and continues', async () => {
  const { sent, ends, send } = openWay()
  const first = send('a')
  await expect.poll(() => sent).toHaveLength(1)
  const together = Promise.allSettled(['b', 'c'].map(send))
  ends[0]?.resolve()
  await first
  await expect.poll(() => sent).toHaveLength(2)
  ends[1]?.reject(new Error('the connection ended'))
  for (const outcome of await together) expect(outcome.status).toBe('rejected')
  const next = send('d')
  await expect.poll(() => sent.at(-1)).toEqual(['d'])
  ends[2]?.resolve()
  await next
})
