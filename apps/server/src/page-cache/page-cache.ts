import { createHash } from 'node:crypto'
import type { CacheTag, KeptEncoding } from '@consoeurs/api'
import { LRUCache } from 'lru-cache'
import { type CompressedBodies, compressBoth } from '../pages/compression.ts'

export interface CachedPage {
  body: CompressedBodies
  etag: string
  headers: Record<string, string>
  tags: ReadonlySet<CacheTag>
}

const MAX_BYTES = 48 * 1024 * 1024
/** Relative times (« il y a 5 min ») go stale. Changes invalidate at once. */
const MAX_AGE_MS = 60_000
/** How long a browser may reuse a prefetched page. */
const PREFETCHED_SECONDS = 30

export interface RenderedPage extends Pick<CachedPage, 'headers' | 'tags'> {
  bytes: Buffer
}

interface Render {
  /** Tags invalidated since it began; absent while it waits for the previous render. */
  invalidated?: Set<CacheTag>
  page: Promise<CachedPage | null>
}

const hasAny = (tags: ReadonlySet<CacheTag>, invalidated: Iterable<CacheTag>) =>
  [...invalidated].some((tag) => tags.has(tag))

/**
 * Cache of visitors' rendered pages. Concurrent requests share one render. A request after an invalidation gets a page
 * that began before it only if the page has none of the invalidated tags.
 */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.plain.length + body.br.length + body.gzip.length,
    ttl: MAX_AGE_MS,
  })
  const renders = new Map<string, Render>()

  async function store(address: string, { bytes, headers, tags }: RenderedPage, invalidated: Set<CacheTag>) {
    const body = await compressBoth(bytes)
    const digest = createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)
    const page: CachedPage = { body, headers, tags, etag: `W/"${digest}"` }
    if (!hasAny(tags, invalidated)) pages.set(address, page)
    return page
  }

  return {
    get: (address: string) => pages.get(address),
    has: (address: string) => pages.has(address),
    /** Renders a page that is not cached. Null where it may not be cached. */
    load(address: string, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null> {
      const last = renders.get(address)
      if (last && !last.invalidated?.size) return last.page
      const run = async () => {
        // One render per address at a time, however often it changes.
        await Promise.allSettled([last?.page])
        const cached = pages.get(address)
        if (cached) return cached
        current.invalidated = new Set()
        const rendered = await render()
        return rendered && store(address, rendered, current.invalidated)
      }
      const end = () => void (renders.get(address) === current && renders.delete(address))
      const current: Render = { page: Promise.resolve().then(run).finally(end) }
      renders.set(address, current)
      return current.page
    },
    invalidate(tags: readonly CacheTag[]) {
      for (const { invalidated } of renders.values()) for (const tag of tags) invalidated?.add(tag)
      for (const [address, page] of [...pages.entries()]) {
        if (hasAny(page.tags, tags)) pages.delete(address)
      }
    },
  }
}

/** Answers 304 where the ETag matches (RFC 9110 §13.1.2). */
export function answerWith(
  { body, etag, headers }: CachedPage,
  request: { ifNoneMatch: string | undefined; encoding: KeptEncoding; prefetch: boolean },
): { status: 200 | 304; headers: Record<string, string>; bytes: Buffer | null } {
  const cacheControl = request.prefetch ? `private, max-age=${PREFETCHED_SECONDS}` : 'no-cache'
  const shared = { ...headers, ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding, Cookie' }
  if (request.ifNoneMatch?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers: shared, bytes: null }
  const encoded: Record<string, string> = request.encoding === 'plain' ? {} : { 'Content-Encoding': request.encoding }
  return { status: 200, headers: { ...shared, ...encoded }, bytes: body[request.encoding] }
}
