import { flagCookie, hostCookie } from '@consoeurs/contract/cookies'
import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'

declare const self: ServiceWorkerGlobalScope

/**
 * What is kept of a member lies in caches that bear her id, and the caches alone say whose they are: nothing else on the
 * device has to be right for one member never to see what another one read.
 */
const prefix = 'hers-'
export type Shelf = 'pages' | 'pictures'
const shelfOf = (id: string, shelf: Shelf) => `${prefix}${id}-${shelf}`

/** Whose caches stand here, as last heard. Undefined: this worker has just woken up. */
let present: string | null | undefined
/** Counts departures: what was asked for before one must not be kept after it. */
let departures = 0

async function forgetAllBut(id: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const others = names.filter((name) => id === null || !name.startsWith(`${prefix}${id}-`))
  if (others.length > 0) departures += 1
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** She left, or another one came: nothing of hers stays. */
export async function forgetHer(): Promise<void> {
  present = null
  departures += 1
  await forgetAllBut(null)
}

/** Her cookie has gone (it ended, or she cleared it) without a page that said so. */
async function cookieIsGone(): Promise<boolean> {
  if (!('cookieStore' in self)) return false
  const store = self.cookieStore as { get(name: string): Promise<unknown> }
  const names = [hostCookie(flagCookie, true), flagCookie]
  const found = await Promise.all(names.map((name) => store.get(name).catch(() => undefined)))
  return found.every((cookie) => cookie === null)
}

/** The id of the member whose device this is now. */
export async function whoIsHere(): Promise<string | null> {
  if (present === undefined) {
    const name = (await caches.keys()).find((known) => known.startsWith(prefix))
    present = name?.slice(prefix.length).split('-', 1)[0] ?? null
  }
  if (present !== null && (await cookieIsGone())) await forgetHer()
  return present
}

export async function recall(shelf: Shelf, address: string): Promise<Response | undefined> {
  const id = await whoIsHere()
  return id === null ? undefined : (await caches.open(shelfOf(id, shelf))).match(address)
}

interface Kept {
  shelf: Shelf
  address: string
  response: Response
  /** So many at most: the one kept longest ago goes first. */
  most: number
}

/** One asking: it begins before the network is asked, for what she may do meanwhile (sign out) comes before its answer. */
export class Asking {
  readonly #begun = departures

  /** Every page of ours says for whom it was made. Waited for before the page is shown. */
  async hear(response: Response): Promise<void> {
    const said = response.headers.get(pageViewerHeader)
    // A proxy's page, or a hotel's, knows nothing of her; one that was asked for before she left is none of hers now.
    if (said === null || departures !== this.#begun) return
    const id = said === nobodysPage ? null : said
    if (id === present) return
    present = id
    await forgetAllBut(id)
    if (id !== null) await caches.open(shelfOf(id, 'pages'))
  }

  /** Keeps what was answered, if she is still there. */
  async keep({ shelf, address, response, most }: Kept): Promise<void> {
    const id = await whoIsHere()
    if (id === null || departures !== this.#begun) return
    const name = shelfOf(id, shelf)
    try {
      const cache = await caches.open(name)
      // A cache is read in the order of writing: what is written anew is the newest.
      await cache.delete(address)
      await cache.put(address, response)
      const all = await cache.keys()
      await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
    } catch {
      // The device is full: the pictures are what can best be missed.
      await caches.delete(shelfOf(id, 'pictures'))
    }
    // She left while it was written.
    if (departures !== this.#begun) await caches.delete(name)
  }
}
