import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SITE = 'https://violette.test'

/** As much of the browser's own as is asked for here; what was put first stands first. */
class Shelf {
  readonly #kept = new Map<string, Response>()
  /** A worker's addresses are relative to its own. */
  readonly #name = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, SITE).href

  match = async (asked: string | Request) => this.#kept.get(this.#name(asked))?.clone()
  put = async (asked: string | Request, answer: Response) => void this.#kept.set(this.#name(asked), answer)
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url))
  delete = async (asked: string | Request) => this.#kept.delete(this.#name(asked))
  add = async (path: string) => this.put(path, await fetch(path))
  paths = () => [...this.#kept.keys()].map((url) => url.slice(SITE.length))
}

/** Addresses that are asked for. */
let asked: string[]
let shelves: Map<string, Shelf>
/** The files of the build, as its list names them. */
let listed: string[]

const shelf = (name: string): Shelf => {
  const open = shelves.get(name) ?? new Shelf()
  shelves.set(name, open)
  return open
}

let files: typeof import('./site-files.ts')
beforeEach(async () => {
  asked = []
  shelves = new Map()
  listed = []
  vi.stubGlobal('caches', { open: async (name: string) => shelf(name), delete: async () => true })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/offline') return new Response('<p>Pas de réseau</p>')
    return path.startsWith('/assets/') ? new Response('code') : Response.json(listed)
  })
  // Workbox asks where it is when it is loaded, and tells much while it is developed with.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  files = await import('./site-files.ts')
})
afterEach(() => vi.unstubAllGlobals())

const many = (count: number, of: string) => Array.from({ length: count }, (_, n) => `/assets/${of}-${n}.js`)

it('asks for the list of the files of this build, once, and forgets that of an older one', async () => {
  await files.keepShell('ancien', [])
  await files.keepShell('neuf', [])
  await files.keepShell('neuf', [])
  expect(asked).toEqual(['/offline', '/builds/shell.json?build=ancien', '/offline', '/builds/shell.json?build=neuf'])
  expect(shelf('site-pages').paths()).toEqual(['/offline', '/builds/shell.json?build=neuf'])
})

it('asks for what is not kept yet, and for nothing twice', async () => {
  await files.keepFiles(['/assets/a.js', '/assets/b.js', '/api/viewer'])
  await files.keepFiles(['/assets/b.js', '/assets/c.js', '/assets/c.js'])
  expect(asked.toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
})

it('keeps four hundred files, and lets the oldest go that neither this build nor the open page needs', async () => {
  listed = many(150, 'ancien')
  await files.keepShell('ancien', [])
  listed = ['/assets/ancien-0.js', ...many(300, 'neuf')]
  await files.keepShell('neuf', ['/assets/ancien-1.js'])
  const kept = shelf('site-assets').paths()
  expect(kept).toHaveLength(400)
  for (const path of [...listed, '/assets/ancien-1.js', '/assets/ancien-149.js']) expect(kept).toContain(path)
  expect(kept).not.toContain('/assets/ancien-2.js')
})

it('asks again, with the next page, for what did not come; not where the device is full', async () => {
  listed = many(3, 'neuf')
  const refuses = (name: string) => {
    shelf('site-assets').add = () => Promise.reject(Object.assign(new Error('no'), { name }))
  }
  const isKept = () => shelf('site-pages').paths().includes('/builds/shell.json?build=neuf')
  refuses('TypeError')
  await files.keepShell('neuf', [])
  expect(isKept()).toBe(false)
  refuses('QuotaExceededError')
  await files.keepShell('neuf', [])
  expect(isKept()).toBe(true)
})
