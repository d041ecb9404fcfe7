import { rmSync } from 'node:fs'
import { openLivePageAt } from '@consoeurs/test-support'
import { afterEach, expect, it } from 'vitest'
import { openOwnDatabase } from './own-database.ts'
import { fillPlace, makeFolder } from './place.ts'
import { pause, Site, until } from './site.ts'

const undo: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

it('answers requests until the proxy noticed the shutdown, and moves open pages elsewhere', async () => {
  const folder = makeFolder('leaving ')
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const { db, url } = await openOwnDatabase(undo)
  const { friends } = await fillPlace(db, 0)
  const site = await Site.open({ folder, settings: { DATABASE_URL: url } })
  const [camille] = friends
  if (camille === undefined) throw new Error('there is nobody')
  const page = await openLivePageAt(site.url, { ...camille, returnsAfter: 60_000 })
  undo.push(() => page.closes())
  const sentAway = new Promise<string>((resolve) => page.socket.once('disconnect', resolve))

  // A proxy that looks at /readyz, and hands requests on as long as it says yes.
  let ready = true
  let leaving = false
  const proxy = (async () => {
    while (ready) {
      ready = (await fetch(`${site.url}/readyz`)).ok
      await pause(50)
    }
  })()
  const heard: { status: number; leaving: boolean; connection: string | null }[] = []
  const asks = async () => {
    while (ready) {
      const asked = { leaving }
      const { status, headers } = await fetch(`${site.url}/api/viewer`, {
        headers: { authorization: `Bearer ${camille.token}` },
      })
      heard.push({ status, ...asked, connection: headers.get('connection') })
    }
    // One that was on its way when the proxy heard of it, on a new connection.
    const { status, headers } = await fetch(`${site.url}/api/viewer`)
    heard.push({ status, leaving, connection: headers.get('connection') })
  }
  const clients = [asks(), asks(), asks()]
  await until(() => heard.length > 20, 'they are served')
  leaving = true
  const ended = site.kill('SIGTERM')
  await Promise.all([proxy, ...clients])

  expect(heard.filter(({ status }) => status !== 200)).toEqual([])
  expect(heard.at(-1)).toEqual({ status: 200, leaving: true, connection: 'close' })
  expect(await sentAway).toBe('transport close')
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(site.log()).not.toContain('Not closed after')
}, 180_000)
