import type { ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FetchPublic, FetchRefused } from '../../../platform/outgoing/fetch-public.ts'

let test: TestApp
let camille: Person
let ines: Person
const asked: string[] = []
let picture: Buffer
/** Pages answer once it is resolved. */
let online = Promise.resolve()

const fetchPublic: FetchPublic = async (url, { types }) => {
  asked.push(url.href)
  await online
  const contentType = types[0] ?? ''
  if (url.pathname === '/mort') throw new FetchRefused('status 404')
  if (url.pathname === '/image.png') return { url, contentType, body: picture }
  if (url.pathname === '/faux.png') return { url, contentType, body: Buffer.from('<svg></svg>') }
  const image = url.pathname === '/faux' ? '/faux.png' : '/image.png'
  const head = `<title>Semer en novembre</title><meta property="og:image" content="${image}">`
  return { url, contentType, body: Buffer.from(head) }
}

beforeAll(async () => {
  test = await buildTestApp({ fetchPublic, settings: { publicUrl: 'http://violette.test' } })
  await test.app.jobs.start()
  camille = await test.personas.camille()
  ines = await test.personas.ines()
  picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2f7d4a' } })
    .png()
    .toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
  asked.length = 0
  await test.db.delete(tables.shares)
  await test.db.delete(tables.linkPreviews)
  await test.db.update(tables.userProfiles).set({ linkPreviews: true })
})

const publishes = async (body: string, more: object = {}) => {
  const answer = await camille.posts<ShareView>('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    body,
    ...more,
  })
  expect(answer.status).toBe(200)
  return answer.body
}
const linkOf = async ({ id }: ShareView, reader: Person = ines) =>
  (await reader.gets<ShareView>(`/api/shares/${id}`)).body.link
/** The job runs by itself: until its result is stored. */
const fetched = () =>
  expect
    .poll(async () => (await test.db.select().from(tables.linkPreviews)).map(({ fetchedAt }) => fetchedAt !== null), {
      timeout: 20_000,
    })
    .toEqual([true])

describe('the preview of a link', () => {
  it('shows title, host and image, stored here', async () => {
    const connection = Promise.withResolvers<void>()
    online = connection.promise
    const share = await publishes('À lire : https://www.exemple.test/page#suite. Et https://autre.test/').finally(
      connection.resolve,
    )
    expect(share.link).toBeNull()
    await fetched()
    expect(await linkOf(share)).toMatchObject({
      address: 'https://www.exemple.test/page',
      site: 'exemple.test',
      title: 'Semer en novembre',
      image: { width: 600, height: 300, url: expect.stringMatching(/^\/files\/[0-9a-f]{32}-large\.webp$/) as string },
    })
    const image = (await linkOf(share))?.image?.url ?? ''
    expect((await test.visitor.gets(image)).status).toBe(200)
    expect(asked).toEqual(['https://www.exemple.test/page', 'https://www.exemple.test/image.png'])
  })

  it('is fetched once for an address', async () => {
    await publishes('Un https://exemple.test/page')
    await fetched()
    const again = await publishes('Deux https://exemple.test/page')
    await test.settled()
    expect((await linkOf(again))?.title).toBe('Semer en novembre')
    expect(asked).toHaveLength(2)
  })

  it('leaves a dead link as it is, and a false image out', async () => {
    const dead = await publishes('Mort https://exemple.test/mort')
    await fetched()
    expect(await linkOf(dead)).toBeNull()
    await test.db.delete(tables.linkPreviews)
    const share = await publishes('Faux https://exemple.test/faux')
    await fetched()
    expect(await linkOf(share)).toMatchObject({ title: 'Semer en novembre', image: null })
  })

  it('follows an edit', async () => {
    const share = await publishes('Un https://exemple.test/page')
    await fetched()
    const edited = { version: 1, title: '', body: 'Sans lien', images: [], visibility: 'members' }
    await camille.patches(`/api/shares/${share.id}`, edited)
    await test.settled()
    expect(await linkOf(share)).toBeNull()
  })

  it('is not asked for by who does not want it, nor for a page of this site', async () => {
    await test.db
      .update(tables.userProfiles)
      .set({ linkPreviews: false })
      .where(eq(tables.userProfiles.userId, camille.id))
    await publishes('Un https://exemple.test/page')
    await test.settled()
    await test.db.update(tables.userProfiles).set({ linkPreviews: true })
    await publishes('Ici http://violette.test/shares')
    await publishes('Hors du web ftp://exemple.test/')
    await test.settled()
    expect(await test.db.$count(tables.linkPreviews)).toBe(0)
    expect(asked).toEqual([])
  })

  it('is withheld from visitors with a covered share', async () => {
    const share = await publishes('Un https://exemple.test/page', { visibility: 'public', cover: 'Deuil' })
    await fetched()
    expect(await linkOf(share)).not.toBeNull()
    expect(await linkOf(share, test.visitor as Person)).toBeNull()
  })
})
