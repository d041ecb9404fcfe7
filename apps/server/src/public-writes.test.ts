import type { MediaView, ShareView } from '@consoeurs/contract'
import { buildTestApp, CookieBrowser, type Person, type TestApp, uploadPhoto } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isSeenByVisitors } from './public-changes.ts'

const password = 'bougie tramway noisette'
const outing = { at: '2030-01-01T10:00:00.000Z', place: 'Lyon', seats: 3 }

let test: TestApp
let odile: Person
let editor: Person
/** What visitors' kept pages would be forgotten for. */
const seen: string[] = []

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
  odile = await test.cast.member('Odile', { profile: { visibility: 'public' } })
  await test.cast.givesPassword(odile, password)
  editor = await test.cast.member('Solange', { role: 'editor' })
  test.app.events.onCommitted((event) => {
    if (isSeenByVisitors(event)) seen.push(event.type)
  })
})
afterAll(() => test.close())

const browser = () => new CookieBrowser(test, 'Firefox/140')
const signsIn = (from = browser()) => from.posts('/api/auth/local', { identifier: odile.username, password })

type Write = () => Promise<{ status: number }>

/** One after the other: each goes on where the one before left her. */
const writes: { once: string; arrange: () => Promise<Write> }[] = [
  {
    once: 'she moves to another town',
    arrange: async () => () => odile.puts('/api/members/me/place', { kind: 'commune', code: '69266', zip: null }),
  },
  {
    once: 'she comes to an outing',
    arrange: async () => {
      const clientId = crypto.randomUUID()
      const share = { clientId, kind: 'sortie', title: 'Au musée', body: 'Venez nombreuses', outing }
      const { id } = (await editor.posts<ShareView>('/api/shares', share)).body
      return () => odile.puts(`/api/shares/${id}/going`, { going: true })
    },
  },
  {
    once: 'a picture of the library is described',
    arrange: async () => {
      const { id: file } = await uploadPhoto(editor)
      const { id } = (await editor.posts<MediaView>('/api/upload/files', { file, name: 'Été' })).body
      return () => editor.puts(`/api/upload/files/${id}`, { alternativeText: 'Un pont' })
    },
  },
  {
    once: 'her profile is for members alone',
    arrange: async () => () => odile.patches('/api/members/me', { visibility: 'members' }),
  },
  { once: 'she goes on pause', arrange: async () => () => odile.posts('/api/account/pause') },
  { once: 'she is back', arrange: async () => signsIn },
  {
    once: 'she leaves',
    arrange: async () => {
      const at = browser()
      await signsIn(at)
      return () => at.posts('/api/account/leaving', { understood: true, password })
    },
  },
  {
    once: 'she stays after all',
    arrange: async () => {
      const at = browser()
      await signsIn(at)
      return () => at.posts('/api/account/keep')
    },
  },
]

it.each(writes)('visitors’ kept pages are old once $once', async ({ arrange }) => {
  const write = await arrange()
  await test.settled()
  seen.length = 0
  expect((await write()).status).toBe(200)
  expect(seen).not.toEqual([])
})
