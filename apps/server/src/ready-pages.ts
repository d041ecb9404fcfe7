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

export interface RenderedPage {
  bytes: Buffer
  headers: Record<string, string>
}

/** A rendering under way, or (without `begun`) one that waits for the one before it. */
interface Making {
  begun?: number
  page: Promise<ReadyPage | null>
}

/**
 * Visitors' pages as ready bytes. A page is rendered once however many ask for it at the same time; what was rendered
 * before something changed is not kept after it, nor given to who asked after it.
 */
export function createReadyPages() {
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.plain.length + body.br.length + body.gzip.length,
    ttl: MAX_AGE_MS,
  })
  /** How often something changed. */
  let generation = 0
  /** Of each address, the last rendering that was asked for. */
  const making = new Map<string, Making>()

  async function keep(address: string, { bytes, headers }: RenderedPage, begun: number): Promise<ReadyPage> {
    const body = await compressBoth(bytes)
    const digest = createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)
    const page = { body, headers, etag: `W/"${digest}"` }
    if (begun === generation) pages.set(address, page)
    return page
  }

  return {
    get: (address: string) => pages.get(address),
    has: (address: string) => pages.has(address),
    /** The page that is being made, or made now; null where there is none to keep. */
    once(address: string, render: () => Promise<RenderedPage | null>): Promise<ReadyPage | null> {
      const last = making.get(address)
      if (last && (last.begun ?? generation) === generation) return last.page
      const make = async () => {
        // One at a time: a page that changes all the time must not be made as often.
        await Promise.allSettled([last?.page])
        const begun = generation
        mine.begun = begun
        const rendered = await render()
        return rendered && keep(address, rendered, begun)
      }
      const ended = () => void (making.get(address) === mine && making.delete(address))
      const mine: Making = { page: Promise.resolve().then(make).finally(ended) }
      making.set(address, mine)
      return mine.page
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
