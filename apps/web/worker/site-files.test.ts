import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Addresses that are asked for, and those that are kept. */
let asked: string[]
let kept: Map<string, Response>

let keepShell: typeof import('./site-files.ts')['keepShell']
beforeEach(async () => {
  asked = []
  kept = new Map()
  const cache = {
    match: async (address: string) => kept.get(address),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address === '/offline' ? new Response('<p>Pas de réseau</p>') : Response.json([])
  })
  // Workbox asks where it is when it is loaded, and tells much while it is developed with.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  keepShell = (await import('./site-files.ts')).keepShell
})
afterEach(() => vi.unstubAllGlobals())

const event = {} as ExtendableEvent

it('asks for the list of the files of this build, once, and forgets that of an older one', async () => {
  await keepShell('ancien', event)
  await keepShell('neuf', event)
  await keepShell('neuf', event)
  expect(asked).toEqual(['/offline', '/builds/shell.json?build=ancien', '/offline', '/builds/shell.json?build=neuf'])
  expect([...kept.keys()]).toEqual(['/offline', '/builds/shell.json?build=neuf'])
})
