import { EventEmitter } from 'node:events'
import type { CacheTag, DomainEvent } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInvalidations } from './invalidations.ts'

type Parts = Pick<FastifyInstance, 'events' | 'cluster'>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type EventListener = (event: DomainEvent) => void

/** A node whose own events and messages of other nodes the test emits. */
function createNode() {
  const own = new EventEmitter()
  const sent: unknown[] = []
  const cluster = Object.assign(new EventEmitter(), {
    send: (name: string, tags: CacheTag[]) => void sent.push([name, tags]),
  })
  const events = {
    onCommitted: (listener: EventListener) => void own.on('committed', listener),
    onHandled: (listener: EventListener) => void own.on('handled', listener),
  }
  const invalidated: CacheTag[][] = []
  watchInvalidations({ events, cluster } as unknown as Parts)((tags) => void invalidated.push([...tags]))
  return {
    commit: (event: DomainEvent) => void own.emit('committed', event),
    handle: (event: DomainEvent) => void own.emit('handled', event),
    cluster,
    sent,
    invalidated,
  }
}

const reacted = (shareId: number): DomainEvent => ({
  type: 'share.reacted',
  ...{ shareId, authorId: 1, actorId: 2, kind: null },
})

const pages = (...tags: CacheTag[]) => ['pages-changed', tags]

it('invalidates the tags of a local change, notifies the other nodes at once, and batches further changes', () => {
  const { commit, sent, invalidated } = createNode()
  for (const id of [1, 2, 3, 2]) commit(reacted(id))
  expect(invalidated).toEqual([['share:1'], ['share:2'], ['share:3'], ['share:2']])
  expect(sent).toEqual([pages('share:1')])
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([pages('share:1'), pages('share:2', 'share:3')])
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(2)
  commit(reacted(4))
  expect(sent).toHaveLength(3)
})

it('ignores events that do not affect visitors', () => {
  const { commit, sent, invalidated } = createNode()
  commit({ type: 'room.read', roomId: 1, readerId: 2 })
  commit({ type: 'conversation.read', conversationId: 1, readerId: 2, otherId: 3, seq: 4 })
  vi.advanceTimersByTime(1000)
  expect([sent, invalidated]).toEqual([[], []])
})

it('invalidates corrected counts only, without repeating the change', () => {
  const { handle, invalidated } = createNode()
  handle(reacted(1))
  handle({ type: 'counts.stale', of: 'shareComments', ids: [2, 3] })
  expect(invalidated).toEqual([['share:2', 'share:3']])
})

it('invalidates the tags from another node, and everything after missed notices', () => {
  const { cluster, sent, invalidated } = createNode()
  cluster.emit('settings-changed')
  expect(invalidated).toEqual([])
  cluster.emit('pages-changed', ['share:1'])
  // A node of an earlier release names no tags.
  cluster.emit('pages-changed')
  cluster.emit('catch-up')
  expect(invalidated).toEqual([['share:1'], ['site'], ['site']])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([])
})

it('invalidates every page for an unknown event of a later release', () => {
  const { commit, invalidated } = createNode()
  commit({ type: 'of.tomorrow' } as unknown as DomainEvent)
  expect(invalidated).toEqual([['site']])
})
