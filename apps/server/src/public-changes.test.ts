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

it('forgets at once what a change here made old, and tells the other nodes of many changes together', () => {
  const { heard, told, forget } = aNode()
  heard.commit({ type: 'settings.changed', key: 'operatorEmail' })
  heard.commit({ type: 'settings.changed', key: 'analyticsId' })
  expect([forget.mock.calls.length, told]).toEqual([2, []])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([{ about: 'changed', what: 'pages' }])
  heard.commit({ type: 'settings.changed', key: 'operatorEmail' })
  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(2)
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
