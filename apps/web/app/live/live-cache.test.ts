import { expect, it, vi } from 'vitest'
import { LiveCache, type LiveKey } from './live-cache.ts'

const feed = (kind?: string): LiveKey => ['shares', { kind }]
const noReload = async () => undefined

it('tells what watches, and only when something changed', () => {
  const cache = new LiveCache()
  const changed = vi.fn()
  const stop = cache.watch(['share', 1], { changed, reload: noReload })
  cache.write(['share', 1], 'a')
  cache.write(['share', 1], 'a')
  cache.write(['share', 2], 'b')
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  cache.write(['share', 1], 'c')
  expect(changed).toHaveBeenCalledTimes(1)
  expect(cache.read(['share', 1])).toBe('c')
})

it('changes only what is known', () => {
  const cache = new LiveCache()
  cache.write(['share', 1], 1)
  cache.change<number>(['share', 1], (count) => count + 1)
  cache.change<number>(['share', 2], (count) => count + 1)
  expect(cache.read(['share', 1])).toBe(2)
  expect(cache.read(['share', 2])).toBeUndefined()
})

it('changes all of one noun, each by what tells it apart', () => {
  const cache = new LiveCache()
  cache.write(feed(), ['a'])
  cache.write(feed('photo'), ['b'])
  cache.write(['share', 1], ['c'])
  cache.changeAll<string[], { kind?: string }>('shares', (known, { kind }) => (kind === undefined ? [] : known))
  expect(cache.read(feed())).toEqual([])
  expect(cache.read(feed('photo'))).toEqual(['b'])
  expect(cache.read(['share', 1])).toEqual(['c'])
})

it('asks again once for what is open, and for nothing else', async () => {
  const cache = new LiveCache()
  const reload = vi.fn(noReload)
  const changed = () => undefined
  cache.watch(['conversations', 'inbox'], { changed, reload })
  cache.watch(['conversations', 'inbox'], { changed, reload })
  cache.watch(['share', 1], { changed, reload: noReload })
  cache.watch(['conversations', 'requests'], { changed, reload })()
  await cache.reload('conversations')
  expect(reload).toHaveBeenCalledTimes(1)
  await cache.reload()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('drops what nothing shows, and keeps what is open', () => {
  const cache = new LiveCache()
  cache.write(['share', 1], 'closed')
  cache.write(['share', 2], 'open')
  cache.watch(['share', 2], { changed: () => undefined, reload: noReload })
  cache.forgetClosed()
  expect(cache.read(['share', 1])).toBeUndefined()
  expect(cache.read(['share', 2])).toBe('open')
})

it('keeps for five minutes what « back » may want', () => {
  vi.useFakeTimers()
  const cache = new LiveCache()
  const open = (id: number) => cache.watch(['share', id], { changed: () => undefined, reload: noReload })
  const close = open(1)
  cache.write(['share', 1], 'read')
  close()
  vi.advanceTimersByTime(4 * 60_000)
  open(2)
  expect(cache.read(['share', 1])).toBe('read')
  vi.advanceTimersByTime(2 * 60_000)
  open(3)
  expect(cache.read(['share', 1])).toBeUndefined()
  vi.useRealTimers()
})

it('takes an answer, with what was known to ask by', async () => {
  const cache = new LiveCache()
  cache.write(['comments', 1], ['a'])
  await cache.renew<string[]>(['comments', 1], async (known = []) => [...known, 'b'])
  expect(cache.read(['comments', 1])).toEqual(['a', 'b'])
  await cache.renew(['comments', 2], async () => ['c'])
  expect(cache.read(['comments', 2])).toEqual(['c'])
})

it('asks again where something changed while the answer was on its way', async () => {
  const cache = new LiveCache()
  const key: LiveKey = ['comments', 1]
  cache.write(key, ['a'])
  const answers = [['a'], ['a', 'b']]
  await cache.renew(key, async () => {
    const answer = answers.shift() ?? []
    // The event comes after the server has read and before its answer is there.
    if (answers.length === 1) cache.change<string[]>(key, (known) => [...known, 'b'])
    return answer
  })
  expect(cache.read(key)).toEqual(['a', 'b'])
})

it('takes the answer in the end, where something changes all the time', async () => {
  const cache = new LiveCache()
  const load = vi.fn(async () => {
    cache.write(['count'], load.mock.calls.length)
    return 'answer'
  })
  await cache.renew(['count'], load)
  expect(load).toHaveBeenCalledTimes(5)
  expect(cache.read(['count'])).toBe('answer')
})

it('leaves things as they are when the answer does not come', async () => {
  const cache = new LiveCache()
  cache.write(['count'], 1)
  await expect(cache.renew(['count'], () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(cache.read(['count'])).toBe(1)
})
