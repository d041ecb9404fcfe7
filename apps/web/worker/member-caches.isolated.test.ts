import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'
import { beforeEach, expect, it, vi } from 'vitest'

/** Cache Storage as far as the worker uses it. */
class Shelves {
  readonly all = new Map<string, Map<string, Response>>()
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
      delete: async (address: string) => kept.delete(address),
      keys: async () => [...kept.keys()],
    }
  }
}

const pageOf = (viewer: string) => new Response('page', { headers: { [pageViewerHeader]: viewer } })

let shelves: Shelves
let cookie: object | null
let cookieName: string

/** The worker anew, as after a sleep: only what lies on the device is known. */
async function wakesUp() {
  vi.resetModules()
  return import('./member-caches.ts')
}

beforeEach(() => {
  shelves = new Shelves()
  cookie = { value: '1' }
  cookieName = '__Host-consoeurs_signed_in'
  vi.stubGlobal('caches', shelves)
  vi.stubGlobal('self', { cookieStore: { get: async (name: string) => (name === cookieName ? cookie : null) } })
})

async function keepsAPage(worker: Awaited<ReturnType<typeof wakesUp>>, viewer: string, address = '/dashboard') {
  const asking = new worker.MemberRequest()
  await asking.hear(pageOf(viewer))
  await asking.keep({ shelf: 'pages', address, response: new Response(`of ${viewer}`), most: 3 })
}

it('keeps a page for the one it was made for, over a sleep', async () => {
  await keepsAPage(await wakesUp(), '7')
  const worker = await wakesUp()
  expect(await worker.currentMember()).toBe('7')
  expect(await (await worker.fromCache('pages', '/dashboard'))?.text()).toBe('of 7')
})

it('keeps a page for one whose cookie has still its name of before', async () => {
  cookieName = 'consoeurs_signed_in'
  const worker = await wakesUp()
  await keepsAPage(worker, '7')
  expect(await worker.currentMember()).toBe('7')
})

it('has nothing of her once a page is nobody’s', async () => {
  const worker = await wakesUp()
  await keepsAPage(worker, '7')
  await new worker.MemberRequest().hear(pageOf(nobodysPage))
  expect(await shelves.keys()).toEqual([])
  expect(await worker.fromCache('pages', '/dashboard')).toBeUndefined()
})

it('has nothing of her once a page is another one’s, even after a sleep', async () => {
  await keepsAPage(await wakesUp(), '7')
  const worker = await wakesUp()
  await new worker.MemberRequest().hear(pageOf('8'))
  expect(await shelves.keys()).toEqual(['hers-8-pages'])
  expect(await worker.fromCache('pages', '/dashboard')).toBeUndefined()
})

it('learns nothing from an answer that is not ours', async () => {
  const worker = await wakesUp()
  await keepsAPage(worker, '7')
  await new worker.MemberRequest().hear(new Response('Bienvenue à l’hôtel'))
  expect(await worker.currentMember()).toBe('7')
})

it('keeps nothing that was asked for before she left', async () => {
  const worker = await wakesUp()
  await keepsAPage(worker, '7')
  const late = new worker.MemberRequest()
  await worker.deletePersonalCaches()
  await late.hear(pageOf('7'))
  await late.keep({ shelf: 'pages', address: '/messages', response: new Response('late'), most: 3 })
  expect(await shelves.keys()).toEqual([])
})

it('shows nothing of her once her cookie has gone', async () => {
  const worker = await wakesUp()
  await keepsAPage(worker, '7')
  cookie = null
  expect(await worker.fromCache('pages', '/dashboard')).toBeUndefined()
  expect(await shelves.keys()).toEqual([])
})

it('keeps the newest, so many at most', async () => {
  const worker = await wakesUp()
  for (const address of ['/a', '/b', '/c', '/a', '/d']) await keepsAPage(worker, '7', address)
  expect([...(shelves.all.get('hers-7-pages')?.keys() ?? [])]).toEqual(['/c', '/a', '/d'])
})
