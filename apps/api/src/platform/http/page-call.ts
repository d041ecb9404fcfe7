import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheTag } from '../../cache-tags.ts'
import type { Viewer } from './access.ts'

interface PageCall {
  viewer: Viewer | null
  tags: CacheTag[]
}

const current = new AsyncLocalStorage<PageCall>()

/**
 * Runs in-process API calls of a page with a viewer already loaded, to skip the session lookup. GET pages only: a form
 * may change the session.
 * @returns the result of `call`, and the cache tags of its content
 */
export async function onBehalfOf<T>(
  viewer: Viewer | null,
  call: () => Promise<T>,
): Promise<{ returned: T } & Pick<PageCall, 'tags'>> {
  const page: PageCall = { viewer, tags: [] }
  const returned = await current.run(page, call)
  return { returned, tags: page.tags }
}

/** For public reads. A page of visitors with a read that records no tags is not cached. */
export async function withCacheTags<T>(answer: Promise<T>, tagsOf: (answer: T) => CacheTag[]): Promise<T> {
  const shown = await answer
  recordCacheTags(tagsOf(shown))
  return shown
}

export function recordCacheTags(tags: CacheTag[]): void {
  current.getStore()?.tags.push(...tags)
}

/** Undefined for a request from outside. */
export const pageViewer = (): Pick<PageCall, 'viewer'> | undefined => current.getStore()
