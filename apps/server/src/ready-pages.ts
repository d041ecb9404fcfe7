import { createHash } from 'node:crypto'
import type { Encoding } from '@consoeurs/api'
import { LRUCache } from 'lru-cache'
import { type Compressed, compressBoth } from './compression.ts'

/** A page as it is sent to any visitor: its bytes, compressed once, and the headers that go with them. */
export interface ReadyPage {
  body: Compressed
  etag: string
  headers: Record<string, string>
}

const MAX_BYTES = 48 * 1024 * 1024
/** Pages say « il y a 5 min »: older than this, they would lie. Changes are known at once (`forget`). */
const MAX_AGE_MS = 60_000
/** Asked for ahead, a page is at hand without another question for as long as she may hesitate. */
const AHEAD_SECONDS = 30

interface Rendered {
  bytes: Buffer
  headers: Record<string, string>
}

/**
 * Visitors' pages as ready bytes. A page is rendered once however many ask for it at the same time, and what was
 * rendered before something changed is not kept after it.
 */
export function createReadyPages() {
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.plain.length + body.br.length + body.gzip.length,
    ttl: MAX_AGE_MS,
  })
  let generation = 0

  return {
    get: (address: string) => pages.get(address),
    has: (address: string) => pages.has(address),
    /** Marks the moment a rendering begins; what it shows is kept only if nothing was forgotten meanwhile. */
    begin: () => generation,
    async keep(address: string, { bytes, headers }: Rendered, begun: number): Promise<ReadyPage> {
      const body = await compressBoth(bytes)
      const digest = createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)
      const page = { body, headers, etag: `W/"${digest}"` }
      if (begun === generation) pages.set(address, page)
      return page
    },
    forget() {
      generation++
      pages.clear()
    },
  }
}

/** The bytes for one visitor: none where hers are still right (RFC 9110 §13.1.2). */
export function answerWith(
  { body, etag, headers }: ReadyPage,
  asked: { ifNoneMatch: string | undefined; encoding: Encoding; ahead: boolean },
): { status: 200 | 304; headers: Record<string, string>; bytes: Buffer | null } {
  const kept = asked.ahead ? `private, max-age=${AHEAD_SECONDS}` : 'no-cache'
  const shared = { ...headers, ETag: etag, 'Cache-Control': kept, Vary: 'Accept-Encoding, Cookie' }
  if (asked.ifNoneMatch?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers: shared, bytes: null }
  const encoded: Record<string, string> = asked.encoding === 'plain' ? {} : { 'Content-Encoding': asked.encoding }
  return { status: 200, headers: { ...shared, ...encoded }, bytes: body[asked.encoding] }
}
