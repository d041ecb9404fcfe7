import { type DeskList, type DeskWebhook, type DeskWebhookSecret, limits, WebhookEvent } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { asc } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Receiver } from './receiver.scene.ts'
import { retryDelay } from './retry-delay.ts'
import { tendWebhooks } from './webhooks.jobs.ts'
import { webhooksListeners } from './webhooks.listeners.ts'

const desk = '/api/desk/webhooks'
const HOUR = 3_600_000
const { auditEntries, webhookDeliveries, webhooks } = tables

const clock = { now: new Date() }
const receiver = new Receiver()
const { test } = await setUpTestApp({ now: () => clock.now, postPublic: await receiver.listens() })
await test.app.jobs.start()
const odile: Person = await test.personas.member('Odile', { role: 'admin' })
const maud: Person = await test.personas.maud()
const camille: Person = await test.personas.camille()
const ines: Person = await test.personas.ines()
afterAll(() => receiver.closes())

const fields = { name: 'Le site statique', url: receiver.url, events: WebhookEvent.options as string[] }
const adds = (more: object = {}, clientId: string = crypto.randomUUID()) =>
  odile.posts<DeskWebhookSecret>(desk, { ...fields, ...more, clientId })

beforeEach(async () => {
  clock.now = new Date()
  await test.db.delete(webhooks)
  await test.db.delete(tables.webhookContents)
  await deleteAuditEntries(test.db)
})

async function messages(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  await test.settled()
  const rows = await test.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> }
    return { type, data }
  })
}
const tend = () =>
  tendWebhooks({
    ...{ unitOfWork: test.app.events.unitOfWork, jobs: test.app.jobs, settings: test.deps.settings },
    now: () => clock.now,
  })

describe('an endpoint', () => {
  it('is added with a secret that only this answer shows, and that is stored encrypted', async () => {
    const clientId = crypto.randomUUID()
    const { status, body } = await adds({}, clientId)
    expect(status).toBe(200)
    const { secret, ...view } = body
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(view).toEqual({
      ...{ id: expect.any(Number), ...fields, state: 'active', failingSince: null, disabledReason: null },
      ...{ disabledAt: null, formerSecretUntil: null, createdAt: clock.now.toISOString(), lastDelivery: null },
    })
    expect((await odile.gets(`${desk}/${body.id}`)).body).toEqual(view)
    expect((await odile.gets<DeskList<DeskWebhook>>(desk)).body).toEqual({ items: [view], total: 1 })
    expect(JSON.stringify(await test.db.select().from(webhooks))).not.toContain(secret)
    // A form that is sent again after a lost answer.
    expect((await adds({}, clientId)).body).toEqual(body)
    expect(codeOf(await adds({ name: 'Une autre' }, clientId))).toBe('WRITTEN_OTHERWISE')
    clock.now = new Date(clock.now.getTime() + HOUR)
    expect((await adds({}, clientId)).body).toEqual({ ...body, secret: null })
    expect(await test.db.$count(webhooks)).toBe(1)
  })

  it.each([
    ['url', 'http://recepteur.example/', 'https://'],
    ['url', 'recepteur.example', 'https://'],
    ['url', 'https://odile:secret@recepteur.example/', 'mot de passe'],
    ['url', 'https://recepteur.example:8443/', 'port'],
    ['url', 'https://10.0.0.1/', 'réseau privé'],
    ['url', 'https://[::1]/', 'réseau privé'],
    ['url', 'https://2130706434/', 'réseau privé'],
    ['url', `https://recepteur.example/${'a'.repeat(limits.webhooks.url)}`, '500 caractères'],
    ['events', [], 'au moins un'],
    ['events', ['member.signed-in'], 'proposés'],
    ['name', ' ', 'nom'],
  ])('refuses %s = %s with a sentence', async (field, value, sentence) => {
    const answer = await adds({ [field]: value })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'VALIDATION'])
    const { error } = answer.body as unknown as { error: { details: { fields: Record<string, string[]> } } }
    expect(Object.entries(error.details.fields).map(([name, [text]]) => [name.split('.')[0], text])).toEqual([
      [field, expect.stringContaining(sentence)],
    ])
  })

  it('is changed, disabled, enabled and deleted; every act is audited once, without its path', async () => {
    const { id } = (await adds()).body
    const path = `${desk}/${id}`
    const other = { ...fields, name: 'Le journal', events: ['content.changed', 'content.published'] }
    const changed = { name: 'Le journal', events: ['content.published', 'content.changed'] }
    expect((await odile.puts<DeskWebhook>(path, other)).body).toMatchObject(changed)
    await odile.puts(path, other)
    for (const act of ['disable', 'disable', 'enable', 'enable']) await odile.posts(`${path}/${act}`)
    expect((await odile.gets<DeskWebhook>(path)).body.state).toBe('active')
    expect((await odile.puts(path, { ...other, url: 'https://192.168.0.1/' })).status).toBe(400)
    expect((await odile.deletes(path)).status).toBe(200)
    expect((await odile.deletes(path)).status).toBe(404)
    const acts = await test.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
    expect(acts.map(({ action }) => action)).toEqual([
      ...['webhook.add', 'webhook.change', 'webhook.disable', 'webhook.enable', 'webhook.delete'],
    ])
    expect(acts.at(-1)).toMatchObject({
      ...{ actorId: odile.id, target: 'webhook', targetId: id },
      detail: { name: 'Le journal', host: 'recepteur.example' },
    })
    expect(JSON.stringify(acts)).not.toMatch(/crochet|whsec_/)
  })

  it('is listed, searched, sorted and filtered', async () => {
    await adds({ name: 'Zoé' })
    const { id } = (await adds({ name: 'Écho' })).body
    await odile.posts(`${desk}/${id}/disable`)
    const names = async (query: string) =>
      (await odile.gets<DeskList<DeskWebhook>>(`${desk}?${query}`)).body.items.map(({ name }) => name)
    expect(await names('')).toEqual(['Écho', 'Zoé'])
    expect(await names('sort=name:desc')).toEqual(['Zoé', 'Écho'])
    expect(await names('q=echo')).toEqual(['Écho'])
    expect(await names('state=disabled')).toEqual(['Écho'])
    expect(await names('state=active')).toEqual(['Zoé'])
    expect(await names('state=failing')).toEqual([])
  })

  it('is one of twenty at most', async () => {
    const { body } = await adds()
    const [row] = await test.db.select().from(webhooks)
    if (row === undefined) throw new Error('no row')
    const { id: _own, ...copied } = row
    await test.db.insert(webhooks).values(Array.from({ length: limits.webhooks.most - 1 }, () => copied))
    expect(codeOf(await adds())).toBe('TOO_MANY_WEBHOOKS')
    await odile.deletes(`${desk}/${body.id}`)
    expect((await adds()).status).toBe(200)
  })

  it('is for administrators only', async () => {
    const { id } = (await adds()).body
    for (const other of [maud, camille, test.visitor]) {
      const refused = other === test.visitor ? 401 : 403
      expect((await other.gets(desk)).status).toBe(refused)
      expect((await other.gets(`${desk}/${id}/deliveries`)).status).toBe(refused)
      expect((await other.posts(desk, { ...fields, clientId: crypto.randomUUID() })).status).toBe(refused)
      expect((await other.posts(`${desk}/${id}/rotate`, { clientId: crypto.randomUUID() })).status).toBe(refused)
      expect((await other.deletes(`${desk}/${id}`)).status).toBe(refused)
    }
  })
})

describe('content', () => {
  const creates = async (path: string, data: object) =>
    (await odile.posts<{ data: { id: number } }>(path, { data })).body.data.id
  const types = async () => (await messages()).map(({ type }) => type)

  it('is announced when visitors begin or cease to see it, or see it change; a draft is not', async () => {
    await adds()
    const id = await creates('/api/pages', { title: 'Nos règles' })
    const path = `/api/pages/${id}`
    const saves = (data: object, version: number) => odile.puts(path, { data: { ...data, version } })
    await saves({ body: '<p>Un</p>' }, 1)
    expect(await types()).toEqual([])
    await saves({ publishedAt: clock.now.toISOString() }, 2)
    await test.settled()
    await saves({ slug: 'regles' }, 3)
    await test.settled()
    await saves({ publishedAt: null }, 4)
    await test.settled()
    await saves({ publishedAt: clock.now.toISOString() }, 5)
    await test.settled()
    await odile.deletes(path)
    expect(await messages()).toMatchObject([
      { type: 'content.published', data: { id, slug: 'nos-regles', url: 'http://localhost:3000/l/nos-regles' } },
      { type: 'content.changed', data: { id, slug: 'regles', url: 'http://localhost:3000/l/regles' } },
      { type: 'content.unpublished', data: { collection: 'pages', id, slug: 'regles' } },
      { type: 'content.published', data: { id } },
      { type: 'content.deleted', data: { id, url: 'http://localhost:3000/l/regles' } },
    ])
  })

  it('is announced once at the minute that it was scheduled for', async () => {
    await tend()
    await adds()
    const publishedAt = new Date(clock.now.getTime() + HOUR).toISOString()
    const id = await creates('/api/faq', { question: 'Demain ?', topic: 'begin', publishedAt })
    await test.settled()
    await tend()
    expect(await messages()).toEqual([])
    clock.now = new Date(clock.now.getTime() + HOUR)
    await tend()
    await tend()
    expect(await messages()).toMatchObject([
      { type: 'content.published', data: { collection: 'faq', id, url: 'http://localhost:3000/l/support' } },
    ])
  })

  it('that was there before the first endpoint, or while all were disabled, is no news', async () => {
    const inserts = async (slug: string) => {
      const texts = { slug, title: slug, body: '', publishedAt: clock.now }
      const [page] = await test.db.insert(tables.pages).values(texts).returning()
      return page?.id ?? 0
    }
    const id = await inserts('ancienne')
    const hook = (await adds()).body.id
    await tend()
    expect(await messages()).toEqual([])
    await odile.posts(`${desk}/${hook}/disable`)
    await inserts('entre-temps')
    await odile.posts(`${desk}/${hook}/enable`)
    await tend()
    expect(await messages()).toEqual([])
    await inserts('nouvelle')
    await tend()
    await odile.deletes(`/api/pages/${id}`)
    expect(await messages()).toMatchObject([
      { type: 'content.published', data: { slug: 'nouvelle' } },
      { type: 'content.deleted', data: { id, slug: 'ancienne' } },
    ])
  })

  it.each([
    ['/api/categories', { name: 'Jardin' }, 'http://localhost:3000/blog/cat/jardin'],
    ['/api/tags', { name: 'Semis' }, 'http://localhost:3000/blog/tag/semis'],
  ])('of %s has no draft', async (path, data, url) => {
    await adds()
    const id = await creates(path, data)
    await test.settled()
    await odile.deletes(`${path}/${id}`)
    expect(await messages()).toMatchObject([
      { type: 'content.published', data: { id, url } },
      { type: 'content.deleted', data: { id, url } },
    ])
  })

  it('goes to the endpoints that asked for it, and to no disabled one', async () => {
    await adds({ name: 'Tout' })
    await adds({ name: 'Suppressions', events: ['content.deleted'] })
    const { id } = (await adds({ name: 'Arrêté' })).body
    await odile.posts(`${desk}/${id}/disable`)
    await creates('/api/tags', { name: 'Bouture' })
    expect(await types()).toEqual(['content.published'])
  })
})

describe('moderation', () => {
  const reported = 'Elle m’insulte, je m’appelle Camille.'

  it('says what kind and why, never who, nor a word', async () => {
    await adds({ events: ['report.received', 'report.decided', 'appeal.received', 'appeal.decided'] })
    const report = { target: 'member', targetId: ines.id, reason: 'harassment', text: reported, goodFaith: true }
    const { id } = (await camille.posts<{ id: number }>('/api/reports', report)).body
    await test.settled()
    const decision = { state: 'rejected', statement: 'Rien de tel ici, Inès.', clientId: crypto.randomUUID() }
    expect((await maud.posts(`/api/desk/reports/${id}/decide`, decision)).status).toBe(200)
    await test.settled()
    expect((await camille.posts(`/api/reports/${id}/review`, { text: 'Relisez, je vous prie.' })).status).toBe(200)
    await test.settled()
    const [review] = await test.db.select().from(tables.reviews)
    const judged = { state: 'confirmed', statement: 'La décision reste.', clientId: crypto.randomUUID() }
    expect((await odile.posts(`/api/desk/reviews/${review?.id}/decide`, judged)).status).toBe(200)
    expect(await messages()).toEqual([
      { type: 'report.received', data: { id, target: 'member', reason: 'harassment' } },
      { type: 'report.decided', data: { id, target: 'member', reason: 'harassment', outcome: 'rejected' } },
      { type: 'appeal.received', data: { id: review?.id, about: 'report' } },
      { type: 'appeal.decided', data: { id: review?.id, about: 'report', outcome: 'confirmed' } },
    ])
    const said = JSON.stringify(await test.db.select().from(webhookDeliveries))
    expect(said).not.toMatch(/Camille|camille|Inès|ines|insulte|Relisez/)
  })

  it('an event that is handled again adds no second delivery', async () => {
    await adds()
    const [report] = await test.db
      .insert(tables.reports)
      .values({
        ...{ target: 'share', targetId: 1, reason: 'spam', severity: 3, text: '', url: '', excerpt: '', snapshot: {} },
      })
      .returning()
    const options = { jobs: test.app.jobs, settings: test.deps.settings, now: () => clock.now }
    const listener = webhooksListeners(options).find(({ type }) => type === 'report.filed')
    const handles = () =>
      test.app.events.unitOfWork(async (tx) =>
        listener?.handle({ type: 'report.filed', reportId: report?.id ?? 0 }, tx, 42),
      )
    await handles()
    await handles()
    expect(await messages()).toEqual([
      { type: 'report.received', data: { id: report?.id, target: 'share', reason: 'spam' } },
    ])
    expect(await test.db.select({ id: webhookDeliveries.messageId }).from(webhookDeliveries)).toEqual([
      { id: 'evt_42' },
    ])
  })
})

it('goes through the queue of jobs by itself', async () => {
  const { secret } = (await adds()).body
  await odile.posts('/api/tags', { data: { name: 'Paillage' } })
  // Jobs of the tests before may still be sent.
  const heard = () => receiver.heard.filter(({ body }) => body.includes('"paillage"'))
  await vi.waitFor(() => expect(heard()).toHaveLength(1))
  expect(receiver.verifies(secret ?? '', heard()[0])).toMatchObject({ data: { slug: 'paillage' } })
  await vi.waitFor(async () => {
    expect(await test.db.select().from(webhookDeliveries)).toMatchObject([{ state: 'delivered' }])
  })
})

it('waits 30 seconds, then three times longer, a day at most', () => {
  const delays = Array.from({ length: 11 }, (_none, at) => retryDelay(at + 1, () => 0.5))
  expect(delays).toEqual([
    ...[30_000, 90_000, 270_000, 810_000, 2_430_000, 7_290_000, 21_870_000, 65_610_000],
    ...[86_400_000, 86_400_000, null],
  ])
  expect([retryDelay(1, () => 0), retryDelay(1, () => 1)]).toEqual([27_000, 33_000])
})
