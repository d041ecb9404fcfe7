import { flagCookie, hostCookie } from '@consoeurs/contract/operations/cookies'
import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'

declare const self: ServiceWorkerGlobalScope

/** Caches carry the member id in their name, the only record of ownership, so that no member sees another's data. */
const prefix = 'hers-'
export type CacheKind = 'pages' | 'pictures'
const cacheName = (id: string, shelf: CacheKind) => `${prefix}${id}-${shelf}`

/** Id of the member with caches here; undefined until first read. */
let memberId: string | null | undefined
/** Counts sign-outs: responses requested before one must not be cached after it. */
let signOuts = 0

async function deleteOtherCaches(id: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const others = names.filter((name) => id === null || !name.startsWith(`${prefix}${id}-`))
  if (others.length > 0) signOuts += 1
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Deletes all personal data after a sign-out or a change of member. */
export async function deletePersonalCaches(): Promise<void> {
  memberId = null
  signOuts += 1
  await deleteOtherCaches(null)
}

/** The session cookie expired or was cleared without a sign-out page. */
async function cookieIsGone(): Promise<boolean> {
  if (!('cookieStore' in self)) return false
  const store = self.cookieStore as { get(name: string): Promise<unknown> }
  const names = [hostCookie(flagCookie, true), flagCookie]
  const found = await Promise.all(names.map((name) => store.get(name).catch(() => undefined)))
  return found.every((cookie) => cookie === null)
}

export async function currentMember(): Promise<string | null> {
  if (memberId === undefined) {
    const name = (await caches.keys()).find((known) => known.startsWith(prefix))
    memberId = name?.slice(prefix.length).split('-', 1)[0] ?? null
  }
  if (memberId !== null && (await cookieIsGone())) await deletePersonalCaches()
  return memberId
}

export async function fromCache(shelf: CacheKind, address: string): Promise<Response | undefined> {
  const id = await currentMember()
  return id === null ? undefined : (await caches.open(cacheName(id, shelf))).match(address)
}

interface CacheEntry {
  shelf: CacheKind
  address: string
  response: Response
  /** Maximum number of entries; the oldest are deleted first. */
  most: number
}

/** Create it before the request, to detect a sign-out before the response arrives. */
export class MemberRequest {
  readonly #begun = signOuts

  /** Reads the viewer header of our pages; await it before showing the page. */
  async hear(response: Response): Promise<void> {
    const said = response.headers.get(pageViewerHeader)
    // Ignore pages without the header (proxy, captive portal), and requests from before a sign-out.
    if (said === null || signOuts !== this.#begun) return
    const id = said === nobodysPage ? null : said
    if (id === memberId) return
    memberId = id
    await deleteOtherCaches(id)
    if (id !== null) await caches.open(cacheName(id, 'pages'))
  }

  async keep({ shelf, address, response, most }: CacheEntry): Promise<void> {
    const id = await currentMember()
    if (id === null || signOuts !== this.#begun) return
    const name = cacheName(id, shelf)
    try {
      const cache = await caches.open(name)
      // Cache entries are ordered by insertion: re-insert to mark as newest.
      await cache.delete(address)
      await cache.put(address, response)
      const all = await cache.keys()
      await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
    } catch {
      // The device is full: drop the pictures.
      await caches.delete(cacheName(id, 'pictures'))
    }
    // Signed out during the write.
    if (signOuts !== this.#begun) await caches.delete(name)
  }
}
