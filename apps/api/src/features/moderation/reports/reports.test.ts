import type { BlockView, DeskList, DeskReportRow, FileReport } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { desc, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

type ReportReceiptBody = { id: number; at: string }

let camille: Person
let ines: Person
let louise: Person
let maud: Person

const { test } = await setUpTestApp({ clears: [tables.blocks, tables.reports, tables.shares, tables.conversations] })
beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille({ profile: { headline: 'Bonjour du matin', visibility: 'public' } })
  ines = await test.personas.ines()
  louise = await test.personas.louise()
  maud = await test.personas.maud()
})

const report = (person: Person, filed: Partial<FileReport>) =>
  person.posts<ReportReceiptBody>('/api/reports', { reason: 'harassment', goodFaith: true, ...filed })
const stored = async () => (await test.db.select().from(tables.reports).orderBy(desc(tables.reports.id)).limit(1))[0]!
const queue = async (query = '') => (await maud.gets<DeskList<DeskReportRow>>(`/api/desk/reports${query}`)).body
const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code

async function publishes(author: Person, visibility: 'public' | 'members' = 'members') {
  const [share] = await test.db
    .insert(tables.shares)
    .values({
      authorId: author.id,
      clientId: crypto.randomUUID(),
      slug: `mots-${crypto.randomUUID()}`,
      kind: 'pensee',
      body: 'Des mots',
      visibility,
    })
    .returning()
  return share!
}

async function comments(author: Person, shareId: number) {
  const [comment] = await test.db
    .insert(tables.comments)
    .values({ shareId, authorId: author.id, clientId: crypto.randomUUID(), text: 'Une réponse' })
    .returning()
  return comment!
}

/** Five messages of Camille to Inès. */
async function writesFive() {
  const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((a, b) => a - b)
  const [conversation] = await test.db
    .insert(tables.conversations)
    .values({ lowId, highId, startedById: camille.id, lastSeq: 7 })
    .returning()
  const texts = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']
  const messages = await test.db
    .insert(tables.messages)
    .values(
      texts.map((text, index) => ({
        conversationId: conversation!.id,
        authorId: camille.id,
        clientId: crypto.randomUUID(),
        seq: index + 1,
        changedSeq: index + 1,
        text,
      })),
    )
    .returning()
  return messages[3]!
}

describe('a visitor without an account', () => {
  it('is refused the queue, and so is a member', async () => {
    expect((await test.visitor.gets('/api/desk/reports')).status).toBe(401)
    expect((await camille.gets('/api/desk/reports')).status).toBe(403)
  })

  it('reports a public profile with name and address, and gets a receipt', async () => {
    const filed = { target: 'member', username: 'camille', name: 'Anne', email: 'Anne@Exemple.fr' } as const
    const { status, body } = await report(test.visitor, filed)
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(Number), at: expect.any(String) })
    expect(await stored()).toMatchObject({ reporterName: 'Anne', reporterEmail: 'anne@exemple.fr', reporterId: null })
  })

  it('must give a name, except if a child may be in danger', async () => {
    const answer = await report(test.visitor, { target: 'member', username: 'camille' })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { name: [expect.any(String)], email: [expect.any(String)] } } } },
    })
    expect((await report(test.visitor, { target: 'member', username: 'camille', reason: 'minor' })).status).toBe(200)
    expect((await queue()).items).toMatchObject([{ reporter: { id: null, name: expect.stringContaining('personne') } }])
  })

  it('cannot report what is not visible: answers 404', async () => {
    const identity = { name: 'Anne', email: 'anne@exemple.fr' }
    const share = await publishes(camille, 'members')
    const message = await writesFive()
    const asked = [
      await report(test.visitor, { ...identity, target: 'member', username: 'ines' }),
      await report(test.visitor, { ...identity, target: 'share', targetId: share.id }),
      await report(test.visitor, { ...identity, target: 'message', targetId: message.id }),
    ]
    expect(asked.map((answer) => answer.status)).toEqual([404, 404, 404])
    const open = await publishes(camille, 'public')
    expect((await report(test.visitor, { ...identity, target: 'share', targetId: open.id })).status).toBe(200)
  })
})

describe('a report', () => {
  it('stores the evidence as the reporter saw it, with the severity of its reason', async () => {
    const share = await publishes(camille)
    await report(ines, { target: 'share', targetId: share.id, reason: 'hate', text: 'Relis la fin.' })
    await test.db.update(tables.shares).set({ body: 'Rien', deletedAt: new Date() })
    expect(await stored()).toMatchObject({
      reporterId: ines.id,
      aboutId: camille.id,
      severity: 2,
      excerpt: 'Des mots',
      url: `/shares/${share.slug}`,
      snapshot: { username: 'camille', body: 'Des mots' },
    })
  })

  it('of a comment, a photo or a profile names its author', async () => {
    const share = await publishes(louise)
    const comment = await comments(camille, share.id)
    const format = { width: 1, height: 1, bytes: 1 }
    const [file] = await test.db
      .insert(tables.files)
      .values({
        name: crypto.randomUUID(),
        ownerId: camille.id,
        width: 1,
        height: 1,
        thumbhash: '',
        formats: { thumbnail: format, small: format, medium: format, large: format },
      })
      .returning()
    const [photo] = await test.db
      .insert(tables.photos)
      .values({ userId: camille.id, fileId: file!.id, position: 0, description: 'Au jardin' })
      .returning()
    for (const filed of [
      { target: 'comment', targetId: comment.id },
      { target: 'photo', targetId: photo!.id },
      { target: 'member', targetId: camille.id },
    ] as const) {
      expect((await report(ines, filed)).status).toBe(200)
    }
    const { items } = await queue()
    expect(items.map((row) => [row.target, row.about?.username, row.excerpt])).toEqual([
      ['comment', 'camille', 'Une réponse'],
      ['photo', 'camille', 'Au jardin'],
      ['member', 'camille', 'Bonjour du matin'],
    ])
  })

  it('of a message contains it with two on each side, and only the two members may report it', async () => {
    const message = await writesFive()
    expect((await report(louise, { target: 'message', targetId: message.id })).status).toBe(404)
    expect(code(await report(camille, { target: 'message', targetId: message.id }))).toBe('FORBIDDEN')
    expect((await report(ines, { target: 'message', targetId: message.id })).status).toBe(200)
    const { snapshot } = await stored()
    expect(snapshot).toMatchObject({
      text: 'quatre',
      before: [{ text: 'deux' }, { text: 'trois' }],
      after: [{ text: 'cinq' }, { text: 'six' }],
    })
  })

  it('of the same content by the same member is stored once, also concurrently', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report(ines, { target: 'member', username: 'camille' })))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await report(louise, { target: 'member', username: 'camille' })).body.id).not.toBe(answers[0]?.body.id)
  })

  it('is filed once per visitor and target: by address, or by text without one', async () => {
    const about = { target: 'member', username: 'camille' }
    const hers = { ...about, name: 'Rose', email: 'rose@exemple.fr', reason: 'scam', text: 'Un' }
    const nameless = { ...about, reason: 'minor', text: 'Elle dit avoir seize ans.' }
    const ids = async (...filed: object[]) => {
      const answers = await Promise.all(filed.map((one) => report(test.visitor, one)))
      return new Set(answers.map(({ body }) => body.id)).size
    }
    expect(await ids(hers, { ...hers, text: 'Deux' })).toBe(1)
    expect(await ids(hers, { ...hers, email: 'autre@exemple.fr' })).toBe(2)
    expect(await ids(nameless, nameless)).toBe(1)
    expect(await ids(nameless, { ...nameless, text: 'Autre chose.' })).toBe(2)
  })

  it('can include a block, and is still possible afterwards', async () => {
    const share = await publishes(camille)
    await test.db
      .update(tables.shares)
      .set({ createdAt: sql`now() - interval '1 hour'`, publishedAt: sql`now() - interval '1 hour'` })
    await report(ines, { target: 'member', username: 'camille', alsoBlock: true })
    expect((await ines.gets<BlockView[]>('/api/blocks')).body).toMatchObject([{ username: 'camille' }])
    expect((await report(ines, { target: 'share', targetId: share.id })).status).toBe(200)
    expect((await report(camille, { target: 'member', username: 'ines' })).status).toBe(404)
  })

  it('is never about oneself, and needs good faith and a target', async () => {
    const share = await publishes(ines)
    expect(code(await report(ines, { target: 'member', username: 'ines' }))).toBe('NOT_ON_YOURSELF')
    expect(code(await report(ines, { target: 'share', targetId: share.id }))).toBe('FORBIDDEN')
    expect(code(await report(ines, { target: 'share' }))).toBe('VALIDATION')
    expect(code(await report(ines, { target: 'share', targetId: 999_999 }))).toBe('SHARE_NOT_FOUND')
    const unsure = { target: 'member', username: 'camille', goodFaith: false } as unknown as FileReport
    expect((await report(ines, unsure)).status).toBe(400)
  })
})

describe('the moderation queue', () => {
  it('is sorted by severity, then oldest first, and paginated', async () => {
    const shares = [await publishes(camille), await publishes(camille), await publishes(camille)]
    const reasons = ['advertising', 'minor', 'harassment', 'minor'] as const
    for (const [index, reason] of reasons.entries()) {
      const target = shares[index]
      const about = target ? { target: 'share', targetId: target.id } : { target: 'member', username: 'camille' }
      await report(ines, { ...about, reason } as FileReport)
    }
    const first = await queue('?pageSize=3')
    const second = await queue('?pageSize=3&page=2')
    expect([...first.items, ...second.items].map((row) => [row.reason, row.target])).toEqual([
      ['minor', 'share'],
      ['minor', 'member'],
      ['harassment', 'share'],
      ['advertising', 'share'],
    ])
    expect([first.total, second.total]).toEqual([4, 4])
    expect(first.items[0]).toMatchObject({ reporter: { id: ines.id, name: 'Inès' }, state: 'open' })
  })
})
