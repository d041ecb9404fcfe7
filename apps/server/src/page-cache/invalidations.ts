import { type CacheTag, type DomainEvent, tagsOfEvent } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'

/** The first change is published at once. */
const PUBLISH_EVERY_MS = 100

/** Calls back with the tags of the pages that became stale, on this node or another. */
export const watchInvalidations =
  ({ events, cluster }: Pick<FastifyInstance, 'events' | 'cluster'>) =>
  (invalidate: (tags: readonly CacheTag[]) => void): void => {
    const unpublished = new Set<CacheTag>()
    let waits = false
    const publish = () => {
      if (waits || unpublished.size === 0) return
      cluster?.send('pages-changed', [...unpublished])
      unpublished.clear()
      waits = true
      const again = () => {
        waits = false
        publish()
      }
      setTimeout(again, PUBLISH_EVERY_MS).unref()
    }
    const drop = (event: DomainEvent) => {
      const tags = tagsOfEvent(event)
      if (tags.length === 0) return
      invalidate(tags)
      if (!cluster) return
      for (const tag of tags) unpublished.add(tag)
      publish()
    }
    events.onCommitted(drop)
    // Its listeners correct the counts.
    events.onHandled((event) => {
      if (event.type === 'counts.stale') drop(event)
    })
    cluster?.on('pages-changed', (tags = ['site']) => invalidate(tags))
    cluster?.on('catch-up', () => invalidate(['site']))
  }
