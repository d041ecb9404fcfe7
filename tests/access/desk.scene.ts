import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp, uploadPhoto } from '@consoeurs/test-support'
import { choicesWrites } from './desk-choices.scene.ts'
import { kitchenWrites } from './desk-kitchen.scene.ts'
import { ledgerWrites } from './desk-ledger.scene.ts'
import { newcomerWrites } from './desk-newcomers.scene.ts'
import { receivesWebhooks, webhookWrites } from './desk-webhooks.scene.ts'
import type { Write } from './desk-write.ts'

interface WrittenRecord {
  data: { id: number; attributes: { version: number } }
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the row was not inserted')
  return row
}

const DAY = 24 * 3_600_000

/** An administrator, who may do everything, and a member about whom it is done. */
export class DeskScene {
  readonly test: TestApp
  readonly admin: Person
  readonly member: Person
  private constructor(test: TestApp, admin: Person, member: Person) {
    this.test = test
    this.admin = admin
    this.member = member
  }

  static async open(): Promise<DeskScene> {
    const test = await buildTestApp({ postPublic: receivesWebhooks })
    await test.app.jobs.start()
    const [admin, member] = [await test.personas.member('Cheffe', { role: 'admin' }), await test.personas.camille()]
    // The first call of a day is counted, the others are not.
    for (const person of [admin, member]) await person.gets('/api/users/me')
    return new DeskScene(test, admin, member)
  }

  async creates(path: string, content: object): Promise<{ id: number; version: number }> {
    const { data } = (await this.admin.posts<WrittenRecord>(path, { data: content })).body
    return { id: data.id, version: data.attributes.version }
  }

  #article = (title = 'Une') => this.creates('/api/articles', { title })
  #page = () => this.creates('/api/pages', { title: 'Une page' })
  #question = () => this.creates('/api/faq', { question: 'Pourquoi ?', topic: 'begin' })
  #topic = (path: string) => this.creates(path, { name: crypto.randomUUID() })
  #topicAt = async (path: string) => `${path}/${(await this.#topic(path)).id}`

  async picture(): Promise<number> {
    const { id: file } = await uploadPhoto(this.admin)
    return (await this.admin.posts<{ id: number }>('/api/upload/files', { file, name: 'Été' })).body.id
  }

  async #report(): Promise<string> {
    const { db, personas } = this.test
    const reporter = await personas.member(`Nora${crypto.randomUUID().slice(0, 8)}`)
    const filed = { target: 'member', targetId: this.member.id, aboutId: this.member.id, reporterId: reporter.id }
    const values = { ...filed, reason: 'scam', severity: 2 }
    return `/api/desk/reports/${only(await db.insert(tables.reports).values(values).returning()).id}`
  }

  /** Somebody’s request to be certified, which the administrator took on; or one that was granted. */
  async #certification(state: string, assigneeId: number | null = this.admin.id): Promise<string> {
    const { db, personas } = this.test
    const asks = await personas.member(`Nora${crypto.randomUUID().slice(0, 8)}`)
    const at = new Date()
    const values = { userId: asks.id, assigneeId, state, gesture: 'chin', code: 'A4C7E', shownAt: at, sentAt: at }
    return `/api/desk/certifications/${only(await db.insert(tables.certifications).values(values).returning()).id}`
  }

  async #share(hidden: boolean): Promise<string> {
    const clientId = crypto.randomUUID()
    const values = { authorId: this.member.id, clientId, slug: clientId, kind: 'pensee', body: 'Des mots' }
    const { id } = only(
      await this.test.db
        .insert(tables.shares)
        .values({ ...values, visibility: 'members' })
        .returning(),
    )
    const path = `/api/desk/contents/${id * 2}`
    if (hidden) await this.admin.posts(`${path}/hide`, { clientId: crypto.randomUUID(), reason: 'Publicité.' })
    return path
  }

  async #held(taken = false): Promise<string> {
    const [clientId, heldAt] = [crypto.randomUUID(), new Date()]
    const values = { authorId: this.member.id, clientId, slug: clientId, kind: 'pensee', body: 'exemple.fr' }
    const { id: shareId } = only(
      await this.test.db
        .insert(tables.shares)
        .values({ ...values, hiddenAt: heldAt })
        .returning(),
    )
    const held = { shareId, heldAt, fresh: true, matches: [], assigneeId: taken ? this.admin.id : null }
    const { id } = only(await this.test.db.insert(tables.heldItems).values(held).returning())
    return `/api/desk/filters/${id}`
  }

  async #sanction(): Promise<number> {
    const values = { memberId: this.member.id, kind: 'warning', reason: 'Relis la charte.' }
    return only(await this.test.db.insert(tables.sanctions).values(values).returning()).id
  }

  /** A report of somebody’s that a colleague did not uphold, and that she asks to have looked at again. */
  async #review(): Promise<string> {
    const { db, personas } = this.test
    const asker = await personas.member(`Nora${crypto.randomUUID().slice(0, 8)}`)
    const filed = { target: 'member', targetId: this.member.id, aboutId: this.member.id, reporterId: asker.id }
    const decided = { state: 'rejected', decision: 'Rien ne vise personne.', decidedAt: new Date() }
    const report = only(
      await db
        .insert(tables.reports)
        .values({ ...filed, ...decided, reason: 'scam', severity: 2 })
        .returning(),
    )
    const values = { reportId: report.id, askerId: asker.id, text: 'Relisez le troisième message.' }
    return `/api/desk/reviews/${only(await db.insert(tables.reviews).values(values).returning()).id}`
  }

  async #letter(): Promise<number> {
    const values = { topic: 'idea', name: 'Rose', email: 'rose@test.test', text: 'Bonjour' }
    return only(await this.test.db.insert(tables.contactMessages).values(values).returning()).id
  }

  async #failedJob(): Promise<object> {
    const { rows } = await this.test.pool.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, state, data, completed_on) VALUES ('visits.fade', 'failed', '{}', now()) RETURNING id`,
    )
    return { queue: 'visits.fade', id: only(rows).id }
  }

  async #failedEvent(): Promise<object> {
    const payload = { type: 'files.removed', names: [] }
    const values = { type: payload.type, payload, attempts: 20, failedAt: new Date() }
    return { id: only(await this.test.db.insert(tables.events).values(values).returning()).id }
  }

  async #community(): Promise<number> {
    const body = { ...this.#founding(), slug: crypto.randomUUID() }
    return (await this.admin.posts<{ id: number }>('/api/desk/communities', body)).body.id
  }

  #founding = () => ({ clientId: crypto.randomUUID(), name: 'La maison', roomName: 'Accueil', roomTopic: '' })
  #member = (rest: string) => `/api/desk/users/${this.member.id}${rest}`
  #isNew = (content: object) => ({ data: { ...content, clientId: crypto.randomUUID() } })

  async writeOf(route: string): Promise<Write> {
    const write = await this.writes[route]?.()
    if (write === undefined) throw new Error(`no line for ${route}`)
    return { ...(!route.startsWith('DELETE') && { body: {} }), ...write }
  }

  /** Every write that only staff may make, by its row of the table of routes. */
  readonly writes: Record<string, () => Promise<Write>> = {
    'DELETE /api/articles/:id': async () => ({ path: `/api/articles/${(await this.#article()).id}`, again: 404 }),
    'DELETE /api/categories/:id': async () => ({ path: await this.#topicAt('/api/categories'), again: 404 }),
    'DELETE /api/faq/:id': async () => ({ path: `/api/faq/${(await this.#question()).id}`, again: 404 }),
    'DELETE /api/pages/:id': async () => ({ path: `/api/pages/${(await this.#page()).id}`, again: 404 }),
    'DELETE /api/tags/:id': async () => ({ path: await this.#topicAt('/api/tags'), again: 404 }),
    'DELETE /api/upload/files/:id': async () => ({ path: `/api/upload/files/${await this.picture()}`, again: 404 }),
    'POST /api/articles': async () => ({ path: '/api/articles', body: this.#isNew({ title: 'Deux fois' }) }),
    'POST /api/categories': async () => ({ path: '/api/categories', body: this.#isNew({ name: 'Jardin' }) }),
    'POST /api/faq': async () => ({ path: '/api/faq', body: this.#isNew({ question: 'Et si ?', topic: 'data' }) }),
    'POST /api/articles/preview': async () => ({ path: '/api/articles/preview', body: { title: 'Pas encore' } }),
    'POST /api/pages/preview': async () => ({ path: '/api/pages/preview', body: { title: 'Pas encore' } }),
    'POST /api/pages': async () => ({ path: '/api/pages', body: this.#isNew({ title: 'Une page' }) }),
    'POST /api/tags': async () => ({ path: '/api/tags', body: this.#isNew({ name: 'Marche' }) }),
    'POST /api/upload/files': async () => ({
      path: '/api/upload/files',
      body: { file: (await uploadPhoto(this.admin)).id, name: 'Plage' },
    }),
    'POST /api/desk/announcements': async () => ({
      path: '/api/desk/announcements',
      body: { clientId: crypto.randomUUID(), text: 'Le site fait une pause cette nuit.' },
    }),
    'POST /api/desk/communities': async () => ({ path: '/api/desk/communities', body: this.#founding() }),
    'POST /api/desk/contact/:id/state': async () => ({
      path: `/api/desk/contact/${await this.#letter()}/state`,
      body: { state: 'answered' },
    }),
    'POST /api/desk/contents/:id/hide': async () => ({
      path: `${await this.#share(false)}/hide`,
      body: { clientId: crypto.randomUUID(), reason: 'Publicité.' },
    }),
    'POST /api/desk/contents/:id/show': async () => ({ path: `${await this.#share(true)}/show` }),
    'POST /api/desk/jobs/forget': async () => ({
      path: '/api/desk/jobs/forget',
      body: await this.#failedJob(),
      again: 404,
    }),
    'POST /api/desk/jobs/retry': async () => ({
      path: '/api/desk/jobs/retry',
      body: await this.#failedJob(),
      again: 404,
    }),
    'POST /api/desk/jobs/retry-event': async () => ({
      path: '/api/desk/jobs/retry-event',
      body: await this.#failedEvent(),
      again: 404,
    }),
    'POST /api/desk/certifications/:id/assign': async () => ({
      path: `${await this.#certification('waiting', null)}/assign`,
    }),
    'POST /api/desk/certifications/:id/release': async () => ({
      path: `${await this.#certification('waiting')}/release`,
    }),
    'POST /api/desk/certifications/:id/decide': async () => ({
      path: `${await this.#certification('waiting')}/decide`,
      body: { clientId: crypto.randomUUID(), state: 'refused', reason: 'code', note: 'Il est à l’envers.' },
    }),
    'POST /api/desk/certifications/:id/revoke': async () => ({
      path: `${await this.#certification('certified')}/revoke`,
      body: { clientId: crypto.randomUUID(), reason: 'photos', note: '' },
    }),
    ...kitchenWrites(this),
    ...ledgerWrites(this),
    ...choicesWrites(this),
    ...newcomerWrites(this),
    ...webhookWrites(this),
    'POST /api/desk/reports/:id/assign': async () => ({ path: `${await this.#report()}/assign` }),
    'POST /api/desk/reports/:id/decide': async () => ({
      path: `${await this.#report()}/decide`,
      body: {
        clientId: crypto.randomUUID(),
        state: 'upheld',
        statement: 'C’est une demande d’argent.',
        sanction: 'warning',
      },
    }),
    'POST /api/desk/reports/:id/note': async () => ({
      path: `${await this.#report()}/note`,
      body: { clientId: crypto.randomUUID(), text: 'Vu avec Maud.' },
    }),
    'POST /api/desk/reports/:id/release': async () => {
      const path = await this.#report()
      await this.admin.posts(`${path}/assign`)
      return { path: `${path}/release` }
    },
    'POST /api/desk/filters/:id/assign': async () => ({ path: `${await this.#held()}/assign`, body: {} }),
    'POST /api/desk/filters/:id/release': async () => ({ path: `${await this.#held(true)}/release` }),
    'POST /api/desk/filters/:id/decide': async () => ({
      path: `${await this.#held()}/decide`,
      body: { clientId: crypto.randomUUID(), state: 'refused', statement: 'Pas de publicité ici.' },
    }),
    'POST /api/desk/filters/words': async () => ({
      path: '/api/desk/filters/words',
      body: { add: [`mot ${crypto.randomUUID()}`], remove: [] },
    }),
    'POST /api/desk/reviews/:id/decide': async () => ({
      path: `${await this.#review()}/decide`,
      body: {
        clientId: crypto.randomUUID(),
        state: 'changed',
        statement: 'C’était bien une demande d’argent.',
        sanction: 'warning',
      },
    }),
    'POST /api/desk/roles': async () => {
      const { username } = await this.test.personas.member(`Elsa${crypto.randomUUID().slice(0, 8)}`)
      return { path: '/api/desk/roles', body: { username, role: 'moderator' } }
    },
    'POST /api/desk/sanctions/:id/lift': async () => ({ path: `/api/desk/sanctions/${await this.#sanction()}/lift` }),
    'POST /api/desk/settings/:id/reset': async () => {
      await this.admin.puts('/api/desk/settings/2', { value: 'Association des consœurs' })
      return { path: '/api/desk/settings/2/reset' }
    },
    'POST /api/desk/users/:id/end-session': async () => {
      await this.test.personas.opensSession(this.member.id)
      return { path: this.#member('/end-session') }
    },
    'POST /api/desk/users/:id/note': async () => ({
      path: this.#member('/note'),
      body: { clientId: crypto.randomUUID(), text: 'À suivre.' },
    }),
    'POST /api/desk/users/:id/sanction': async () => ({
      path: this.#member('/sanction'),
      body: {
        ...{ clientId: crypto.randomUUID(), kind: 'suspension', reason: 'Une semaine de calme.' },
        until: new Date(Date.now() + 7 * DAY).toISOString(),
      },
    }),
    'PUT /api/articles/:id': async () => {
      const { id, version } = await this.#article()
      const words = { title: 'Deux', body: '<h2>Un</h2><p onclick="x()">mot</p>', publishedAt: '2026-03-01T08:00:00Z' }
      return { path: `/api/articles/${id}`, body: { data: { ...words, version } } }
    },
    'PUT /api/categories/:id': async () => {
      const { id } = await this.#topic('/api/categories')
      return { path: `/api/categories/${id}`, body: { data: { name: 'Verger', slug: 'verger' } } }
    },
    'PUT /api/desk/catalogue/:id': async () => {
      await this.test.db.insert(tables.catalogueGroups).values({ section: 'messages', label: 'Messages', position: 1 })
      const values = { section: 'messages', value: 'message', label: 'Un message', index: 1, inApp: true, push: true }
      const { id } = only(await this.test.db.insert(tables.catalogueEntries).values(values).returning())
      return { path: `/api/desk/catalogue/${id}`, body: { label: 'Une lettre', push: false } }
    },
    'PUT /api/desk/communities/:id': async () => ({
      path: `/api/desk/communities/${await this.#community()}`,
      body: { name: 'Le jardin', slug: 'le-jardin', archived: true, avatar: await this.picture() },
    }),
    'PUT /api/desk/roles/:id': async () => {
      const { id } = await this.test.personas.member(`Iris${crypto.randomUUID().slice(0, 8)}`)
      return { path: `/api/desk/roles/${id}`, body: { role: 'editor' } }
    },
    'PUT /api/desk/settings/:id': async () => ({ path: '/api/desk/settings/6', body: { value: 'Odile Martin' } }),
    'PUT /api/faq/:id': async () => {
      const { id, version } = await this.#question()
      return { path: `/api/faq/${id}`, body: { data: { answer: '<p>Parce que.</p>', version } } }
    },
    'PUT /api/pages/:id': async () => {
      const { id, version } = await this.#page()
      return { path: `/api/pages/${id}`, body: { data: { title: 'Autre', slug: 'autre', version } } }
    },
    'PUT /api/tags/:id': async () => {
      const { id } = await this.#topic('/api/tags')
      return { path: `/api/tags/${id}`, body: { data: { description: 'Ce qui pousse.' } } }
    },
    'PUT /api/upload/files/:id': async () => ({
      path: `/api/upload/files/${await this.picture()}`,
      body: { caption: 'Un matin' },
    }),
  }
}
