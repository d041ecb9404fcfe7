import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Letter, MailProps } from '../../../platform/delivery/mail-transport.ts'
import { beginningOf } from './digest.queries.ts'
import { writeDigests } from './write-digests.ts'

let now: Date
const letters: Letter[] = []

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ profile: { emailDigest: 'daily' } })
const ines = await test.personas.ines()
beforeEach(async () => {
  for (const table of [tables.mailRhythms, tables.shares, tables.visits, tables.honors, tables.blocks])
    await test.db.delete(table)
  await test.db.delete(tables.conversations)
  await test.db.update(tables.users).set({ pause: 0 })
  letters.length = 0
  now = new Date()
})

const jobs = { enqueue: async (_name: string, letter: Letter) => void letters.push(letter) } as unknown as Jobs

async function written(): Promise<MailProps['digest'][]> {
  const { db, deps, app } = test
  const { unitOfWork } = app.events
  await writeDigests({ db, settings: deps.settings, jobs, realtime: app.realtime, unitOfWork, now: () => now })
  return letters.map(({ props }) => props as MailProps['digest'])
}

const share = (title: string, more: Partial<typeof tables.shares.$inferInsert> = {}) =>
  test.db.insert(tables.shares).values({
    authorId: ines.id,
    clientId: crypto.randomUUID(),
    slug: crypto.randomUUID(),
    kind: 'pensee',
    title,
    body: 'Bonjour',
    visibility: 'members',
    ...more,
  })
const visit = () =>
  test.db.insert(tables.visits).values({ visitorId: ines.id, visitedId: camille.id, day: '2026-03-12' })

describe('the digest', () => {
  it('contains the unread counts, and the newest shares with text', async () => {
    await visit()
    await test.db.insert(tables.honors).values({ fromId: ines.id, toId: camille.id, kind: 'belle-plume' })
    await ines.posts('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: 'Bonjour' })
    await share('Un dimanche au marché')
    expect(await written()).toEqual([
      {
        name: 'Camille',
        rhythm: 'daily',
        counts: { messages: 0, requests: 1, notifications: 0, visits: 1, honors: 1 },
        shares: [{ author: 'Inès', words: 'Un dimanche au marché', url: expect.stringContaining('/shares/') }],
        unsubscribeUrl: expect.stringContaining(`jeton=${camille.id}.digest.`),
        settingsUrl: 'http://localhost:3000/settings/notifications',
      },
    ])
  })

  it('is not sent without news, twice a day, or twice by two servers', async () => {
    expect(await written()).toEqual([])
    await test.db.delete(tables.mailRhythms)
    await share('Un dimanche au marché')
    await Promise.all([written(), written()])
    expect(letters).toHaveLength(1)
    await share('Un lundi au bureau')
    expect(await written()).toHaveLength(1)
  })

  it('starts where the previous one ended', async () => {
    await share('Hier', { createdAt: new Date(now.getTime() - 1000) })
    await written()
    now = new Date(now.getTime() + 24 * 3_600_000)
    await share('Aujourd’hui', { createdAt: new Date(now.getTime() - 1000) })
    const [, second] = await written()
    expect(second?.shares.map(({ words }) => words)).toEqual(['Aujourd’hui'])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['across a block', () => test.personas.blocks(camille, ines)],
    ['across a block the other way', () => test.personas.blocks(ines, camille)],
    ['from an absent member', () => test.personas.changes(ines, { pause: 1 })],
    ['to an absent member', () => test.personas.changes(camille, { pause: 1 })],
  ])('contains nothing %s', async (_what, happens) => {
    await visit()
    await share('Un dimanche au marché')
    await ines.posts('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: 'Bonjour' })
    await happens()
    expect(await written()).toEqual([])
  })

  it('contains no share that is hidden, deleted or private', async () => {
    await share('Caché', { hiddenAt: new Date() })
    await share('Supprimé', { deletedAt: new Date() })
    await share('Le sien', { authorId: camille.id })
    expect(await written()).toEqual([])
  })
})

it('uses the days and weeks of Paris, in summer, in winter and at clock changes', async () => {
  const begins = async (at: string, rhythm: 'daily' | 'weekly' = 'daily') =>
    (await beginningOf(test.db, new Date(at), rhythm)).toISOString()
  expect(await begins('2026-07-10T08:30:00Z')).toBe('2026-07-09T22:00:00.000Z')
  expect(await begins('2026-01-10T08:30:00Z')).toBe('2026-01-09T23:00:00.000Z')
  // 29 March 2026 has 23 hours, 25 October 25.
  expect(await begins('2026-03-29T12:00:00Z')).toBe('2026-03-28T23:00:00.000Z')
  expect(await begins('2026-10-25T12:00:00Z')).toBe('2026-10-24T22:00:00.000Z')
  expect(await begins('2026-10-25T23:30:00Z')).toBe('2026-10-25T23:00:00.000Z')
  expect(await begins('2026-07-10T08:30:00Z', 'weekly')).toBe('2026-07-05T22:00:00.000Z')
})
