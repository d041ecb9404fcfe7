import { rmSync } from 'node:fs'
import { openLivePageAt } from '@consoeurs/test-support'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { childrenOf } from '../../tools/bench/processes.ts'
import { type Place, preparePlace } from '../resilience/place.ts'
import { Site, until } from '../resilience/site.ts'
import { endAll } from './process.ts'

/** Whoever stops a server waits this long, then kills it. */
const STOP_MS = 10_000

let place: Place
beforeAll(async () => {
  place = await preparePlace(0)
})
afterEach(endAll)
afterAll(() => rmSync(place.folder, { recursive: true, force: true }))

const openSite = () => Site.open({ folder: place.folder, settings: { WORKERS: '2', LOG_LEVEL: 'info' } })

/** The processes that serve, beside the one that began them and its database. */
function workersOf(site: Site): number[] {
  const database = site.postmaster().pid
  return childrenOf(site.server.child.pid ?? 0).filter((pid) => pid !== database)
}

/** Who answered so far, as each line of the log says. */
const answered = (site: Site) =>
  new Set([...site.server.stderr().matchAll(/"pid":(\d+)[^\n]*"request completed"/g)].map(([, pid]) => Number(pid)))

const asks = async (site: Site) => (await fetch(`${site.url}/api/viewer`, { headers: { connection: 'close' } })).status

it('runs all workers, replaces one that dies, and stops with its database', async () => {
  const site = await openSite()
  const workers = workersOf(site)
  expect(workers).toHaveLength(2)
  await until(async () => {
    expect(await asks(site)).toBe(200)
    return workers.every((pid) => answered(site).has(pid))
  }, 'both answered')

  const [first = 0, second = 0] = workers
  process.kill(first, 'SIGKILL')
  await until(() => !workersOf(site).includes(first), 'it is gone')
  expect(await asks(site)).toBe(200)
  expect(answered(site).has(second)).toBe(true)
  await until(async () => {
    expect(await asks(site)).toBe(200)
    return workersOf(site).some((pid) => !workers.includes(pid) && answered(site).has(pid))
  }, 'another answers in its place')
  expect(site.server.stderr()).toContain('Un processus du site s’est arrêté (SIGKILL)\u202f; un autre le remplace.')

  const { pid: database } = site.postmaster()
  const all = workersOf(site)
  const begun = performance.now()
  expect(await site.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  // Not a matter of speed: after this long it would have been killed.
  expect(performance.now() - begun).toBeLessThan(STOP_MS)
  for (const pid of [...all, database]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(site.log()).not.toContain('Not closed after')
})

it('sends an event from one worker to a page on another', async () => {
  const site = await openSite()
  const [camille, ines] = place.friends
  if (camille === undefined || ines === undefined) throw new Error('there is nobody')
  // Connections are handed round: two in a row are at two workers, and each page hears it.
  const pages = [await openLivePageAt(site.url, ines), await openLivePageAt(site.url, ines)]
  const sent = await fetch(`${site.url}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${camille.token}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ to: ines.username, clientId: crypto.randomUUID(), text: 'Coucou' }),
  })
  expect(sent.status).toBeLessThan(300)
  for (const page of pages) await page.hears('message')
  for (const page of pages) page.closes()
})

it('leaves no worker behind when the main process is killed', async () => {
  const site = await openSite()
  const workers = workersOf(site)
  const { pid: database } = site.postmaster()
  await site.kill('SIGKILL')
  await until(() => workers.every((pid) => !isAlive(pid)), 'they ended')
  // Its database is found and stopped by whoever opens the place next.
  const again = await openSite()
  expect(isAlive(database)).toBe(false)
  expect(await asks(again)).toBe(200)
  await again.kill('SIGTERM')
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
