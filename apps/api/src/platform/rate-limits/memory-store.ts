import type { RateLimitStore } from './rate-limit-store.ts'

/** Keys of each kind; the least recently used is evicted. */
const KEYS = 20_000

function hold<Held>(held: Map<string, Held>, key: string, value: Held): void {
  held.delete(key)
  held.set(key, value)
  const [oldest] = held.keys()
  if (held.size > KEYS && oldest !== undefined) held.delete(oldest)
}

/** For a single process. */
export function createMemoryStore(clock: () => number = Date.now): RateLimitStore {
  const counts = new Map<string, { count: number; endsAt: number }>()
  const marks = new Map<string, Map<string, { at: number; endsAt: number }>>()
  return {
    async count(key, windowMs, by = 1) {
      const at = clock()
      const before = counts.get(key)
      const counted = before && before.endsAt > at ? before : { count: 0, endsAt: at + windowMs }
      counted.count += by
      hold(counts, key, counted)
      return { count: counted.count, left: counted.endsAt - at }
    },
    async recall(key, after, mark) {
      const found = [...(marks.get(key) ?? [])].filter(([, { at }]) => at > after)
      const others = found.filter(([name]) => name !== mark).map(([, { at }]) => at)
      return { others: others.sort((a, b) => a - b), known: others.length < found.length }
    },
    async mark(key, mark, { at, keptMs, renew = false }) {
      const under = marks.get(key) ?? new Map<string, { at: number; endsAt: number }>()
      for (const [name, { endsAt }] of under) if (endsAt <= at) under.delete(name)
      hold(marks, key, under)
      const isNew = !under.has(mark)
      if (isNew || renew) under.set(mark, { at, endsAt: at + keptMs })
      return isNew
    },
    async unmark(key, mark) {
      marks.get(key)?.delete(mark)
    },
  }
}
