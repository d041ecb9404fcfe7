import type { DomainEvent } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPublicChanges } from './public-changes.ts'

type Parts = Pick<FastifyInstance, 'events' | 'nodes'>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the node listens with. */
interface Heard {
  commit: (event: DomainEvent) => void
  changed: (what: string) => void
  missed: () => void
}

/** A node whose events and whose neighbours’ words the test says. */
function aNode() {
  const heard: Heard = { commit: () => undefined, changed: () => undefined, missed: () => undefined }
  const told: unknown[] = []
  const parts = {
    events: { onCommitted: (take: Heard['commit']) => void Object.assign(heard, { commit: take }) },
    nodes: {
      tell: (message: unknown) => void told.push(message),
      onChanged: (take: Heard['changed']) => void Object.assign(heard, { changed: take }),
      onMissed: (take: Heard['missed']) => void Object.assign(heard, { missed: take }),
    },
  }
  const forget = vi.fn()
  whenPublicChanges(parts as unknown as Parts)(forget)
  return { heard, told, forget }
}

const changes: DomainEvent[] = [
  { type: 'settings.changed', key: 'operatorEmail' },
  { type: 'settings.changed', key: 'analyticsId' },
  { type: 'settings.changed', key: 'operatorEmail' },
]

it('forgets what a change here made old, tells the other nodes at once, and of many more changes together', () => {
  const { heard, told, forget } = aNode()
  const pages = { about: 'changed', what: 'pages' }
  for (const change of changes) heard.commit(change)
  expect([forget.mock.calls.length, told]).toEqual([3, [pages]])
  vi.advanceTimersByTime(100)
  expect(told).toEqual([pages, pages])
  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(2)
  for (const change of changes.slice(0, 1)) heard.commit(change)
  expect(told).toHaveLength(3)
})

it('forgets what another node says is old, and everything where it may not have heard', () => {
  const { heard, told, forget } = aNode()
  heard.changed('settings')
  expect(forget).not.toHaveBeenCalled()
  heard.changed('pages')
  heard.missed()
  expect(forget).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
})
