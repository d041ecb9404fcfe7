import type { DeskList, DeskReport, DeskReportRow, FileReport, NotificationView, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

const { test, camille, ines, maud } = await setUpTestApp({ personas: ['camille', 'ines', 'maud'] })
const odile = await test.personas.member('Odile', { role: 'moderator' })
afterEach(async () => {
  await test.settled()
  for (const table of [tables.sanctions, tables.reports, tables.staffNotes, tables.shares]) {
    await test.db.delete(table)
  }
  await deleteAuditEntries(test.db)
  await test.db.delete(tables.conversations)
  await test.personas.changes(camille, { suspendedUntil: null, banned: false, reason: null })
  await test.db.update(tables.sessions).set({ expiresAt: new Date(Date.now() + 86_400_000) })
})

const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function publishes(author: Person) {
  const [share] = await test.db
    .insert(tables.shares)
    .values({
      authorId: author.id,
      clientId: crypto.randomUUID(),
      slug: `mots-${crypto.randomUUID()}`,
      kind: 'pensee',
      body: 'Des mots qui blessent',
      visibility: 'members',
    })
    .returning()
  return share!
}

async function reports(person: Person, filed: Partial<FileReport>): Promise<number> {
  const asked = { reason: 'harassment', goodFaith: true, ...filed }
  const { status, body } = await person.posts<{ id: number }>('/api/reports', asked)
  expect(status).toBe(200)
  return body.id
}

const ofShare = async () => {
  const share = await publishes(camille)
  return { share, id: await reports(ines, { target: 'share', targetId: share.id, text: 'Relis-le.' }) }
}

const opens = (person: Person, id: number) => person.gets<DeskReport>(`/api/desk/reports/${id}`)
const acts = (person: Person, id: number, act: string, values: object = {}) =>
  person.posts<DeskReport>(`/api/desk/reports/${id}/${act}`, values)
const decides = (person: Person, id: number, values: object = {}) =>
  acts(person, id, 'decide', {
    clientId: crypto.randomUUID(),
    state: 'upheld',
    statement: 'C’est une attaque.',
    ...values,
  })
const queue = async (person: Person, query = '') =>
  (await person.gets<DeskList<DeskReportRow>>(`/api/desk/reports${query}`)).body
const trace = async () => (await test.db.select().from(tables.auditEntries)).map(({ action }) => action)

describe('the queue', () => {
  it('is for moderators and administrators', async () => {
    const { id } = await ofShare()
    const editor = await test.personas.member('Redactrice', { role: 'editor' })
    const admin = await test.personas.member('Patronne', { role: 'admin' })
    for (const path of ['', '/waiting', `/${id}`]) {
      expect((await test.visitor.gets(`/api/desk/reports${path}`)).status).toBe(401)
      for (const person of [ines, editor]) expect((await person.gets(`/api/desk/reports${path}`)).status).toBe(403)
      for (const person of [maud, admin]) expect((await person.gets(`/api/desk/reports${path}`)).status).toBe(200)
    }
  })

  it('lists open ones, and filters by text, names, state and assignee', async () => {
    const { id } = await ofShare()
    const other = await reports(camille, { target: 'member', targetId: ines.id, reason: 'minor' })
    expect((await queue(maud)).items.map((row) => row.id)).toEqual([other, id])
    expect((await queue(maud, '?q=BLESSENT')).items.map((row) => row.id)).toEqual([id])
    expect((await queue(maud, '?q=ines')).total).toBe(2)
    expect((await queue(maud, '?q=%25')).total).toBe(0)
    expect((await queue(maud, '?target=share&reason=harassment')).items.map((row) => row.id)).toEqual([id])
    await acts(maud, id, 'assign')
    expect((await queue(maud, '?assignee=me')).items.map((row) => row.id)).toEqual([id])
    expect((await queue(odile, '?assignee=me')).total).toBe(0)
    expect((await queue(odile, '?assignee=nobody')).items.map((row) => row.id)).toEqual([other])
    await decides(maud, id)
    expect((await maud.gets('/api/desk/reports/waiting')).body).toEqual({ count: 1 })
    expect((await queue(maud, '?state=upheld')).items.map((row) => row.id)).toEqual([id])
    expect((await queue(maud, '?state=any')).total).toBe(2)
  })

  it('hides from a moderator the reports about the same moderator', async () => {
    const id = await reports(ines, { target: 'member', targetId: maud.id })
    expect((await queue(maud)).total).toBe(0)
    expect((await opens(maud, id)).status).toBe(404)
    expect((await decides(maud, id)).status).toBe(404)
    expect((await opens(odile, id)).body.can).toEqual({ decide: true, sanction: false, hide: false, lift: false })
  })
})

describe('an opened report', () => {
  it('shows content, author and reporter, and is audited', async () => {
    const { id, share } = await ofShare()
    const louise = await test.personas.louise()
    const second = await reports(louise, { target: 'share', targetId: share.id, reason: 'hate' })
    await test.db.update(tables.shares).set({ body: 'Rien' })
    const { body } = await opens(maud, id)
    expect(body).toMatchObject({
      text: 'Relis-le.',
      url: `/shares/${share.slug}`,
      evidence: { parts: [{ part: 'body', text: 'Des mots qui blessent' }] },
      about: { username: 'camille' },
      reporter: { id: ines.id, name: 'Inès' },
      record: { upheld: 0, open: 2, sanctions: [] },
      others: [{ id: second }],
      decision: null,
      can: { decide: true, sanction: true, hide: true, lift: true },
    })
    expect(await trace()).toEqual(['report.open'])
    const [entry] = await test.db.select().from(tables.auditEntries)
    expect(entry).toMatchObject({ actorId: maud.id, target: 'report', targetId: id })
  })

  it('of a private message contains it and two on each side, and nothing else of the conversation', async () => {
    const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((a, b) => a - b)
    const [conversation] = await test.db
      .insert(tables.conversations)
      .values({ lowId, highId, startedById: camille.id, lastSeq: 7 })
      .returning()
    const written = await test.db
      .insert(tables.messages)
      .values(
        ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'].map((text, index) => ({
          conversationId: conversation!.id,
          authorId: index % 2 === 0 ? ines.id : camille.id,
          clientId: crypto.randomUUID(),
          seq: index + 1,
          changedSeq: index + 1,
          text,
        })),
      )
      .returning()
    const id = await reports(ines, { target: 'message', targetId: written[3]!.id })
    const { body } = await opens(maud, id)
    expect(body.evidence.parts).toEqual([{ part: 'text', text: 'quatrième' }])
    expect(body.evidence.before.map(({ by, text }) => [by, text])).toEqual([
      ['Camille', 'deuxième'],
      ['Inès', 'troisième'],
    ])
    expect(body.evidence.after.map(({ text }) => text)).toEqual(['cinquième', 'sixième'])
    expect(JSON.stringify(body)).not.toMatch(/premier|septième|conversationId/)
    expect((await maud.gets(`/api/conversations/${conversation!.id}/messages`)).status).toBeGreaterThanOrEqual(400)
  })

  it('shows the pictures that belong to it, and no other', async () => {
    const { id } = await ofShare()
    expect((await maud.gets(`/api/desk/reports/${id}/pictures/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await ines.gets(`/api/desk/reports/${id}/pictures/${'0'.repeat(32)}`)).status).toBe(403)
  })

  it('is assigned to one moderator, released, or taken over by agreement; notes are visible to staff only', async () => {
    const { id } = await ofShare()
    expect((await acts(maud, id, 'assign')).body.assignee).toMatchObject({ id: maud.id })
    expect(code(await acts(odile, id, 'assign'))).toBe('REPORT_TAKEN')
    expect((await acts(odile, id, 'release')).body.assignee).toMatchObject({ id: maud.id })
    expect((await acts(odile, id, 'assign', { takeOver: true })).body.assignee).toMatchObject({ id: odile.id })
    expect((await acts(odile, id, 'release')).body.assignee).toBeNull()
    const { body } = await acts(odile, id, 'note', { clientId: crypto.randomUUID(), text: ' Vu avec Maud. ' })
    expect(body.notes).toMatchObject([{ by: 'Odile', text: 'Vu avec Maud.' }])
    expect((await acts(ines, id, 'note', { clientId: crypto.randomUUID(), text: 'Moi aussi' })).status).toBe(403)
  })
})

describe('a decision', () => {
  it('needs a statement of reasons, and a rejected report has no measures', async () => {
    const { id } = await ofShare()
    expect(code(await decides(maud, id, { statement: '  ' }))).toBe('VALIDATION')
    expect(code(await decides(maud, id, { state: 'rejected', sanction: 'ban' }))).toBe('VALIDATION')
    expect(code(await decides(maud, id, { sanction: 'suspension' }))).toBe('VALIDATION')
    expect(code(await decides(maud, id, { sanction: 'suspension', until: '2020-01-01T00:00:00.000Z' }))).toBe(
      'VALIDATION',
    )
    expect((await opens(maud, id)).body.state).toBe('open')
    const { body } = await decides(maud, id, { state: 'rejected', statement: 'Une critique, rien de plus.' })
    expect(body).toMatchObject({
      state: 'rejected',
      decision: { statement: 'Une critique, rien de plus.', by: 'Maud', sanctions: [] },
      can: { decide: false },
    })
  })

  it('is made once by two concurrent moderators: the other one is refused', async () => {
    const { id } = await ofShare()
    const answers = await Promise.all([
      decides(maud, id, { sanction: 'warning' }),
      decides(odile, id, { sanction: 'suspension', until: tomorrow() }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(code)).toContain('REPORT_DECIDED')
    expect(await test.db.select().from(tables.sanctions)).toHaveLength(1)
  })

  it('cannot be made by the reporter', async () => {
    const id = await reports(maud, { target: 'member', targetId: camille.id })
    expect(code(await decides(maud, id))).toBe('FORBIDDEN')
    expect((await decides(odile, id)).status).toBe(200)
  })

  it('hides the content, and notifies its author of the reason', async () => {
    const { id, share } = await ofShare()
    const { body } = await decides(maud, id, { hide: true })
    expect(body).toMatchObject({ hidden: true, decision: { sanctions: [{ kind: 'hidden', targetId: share.id }] } })
    for (const person of [ines, camille]) expect((await person.gets(`/api/shares/${share.slug}`)).status).toBe(404)
    await test.settled()
    const { items } = (await camille.gets<Page<NotificationView>>('/api/notifications')).body
    expect(items[0]).toMatchObject({
      section: 'compte',
      value: 'moderation',
      title: 'Un de tes partages a été masqué',
      message: expect.stringContaining('C’est une attaque.'),
    })
    const again = await reports(ines, { target: 'member', targetId: camille.id })
    expect((await opens(maud, again)).body.record).toMatchObject({ upheld: 1, sanctions: [{ kind: 'hidden' }] })
  })

  it('stays open if one of its measures is refused', async () => {
    const admin = await test.personas.member('Cheffe', { role: 'admin' })
    const share = await publishes(admin)
    const id = await reports(ines, { target: 'share', targetId: share.id })
    expect(code(await decides(maud, id, { hide: true, sanction: 'ban' }))).toBe('NOT_SANCTIONABLE')
    expect((await opens(maud, id)).body).toMatchObject({ state: 'open', hidden: false })
    const [kept] = await test.db.select().from(tables.shares).where(eq(tables.shares.id, share.id))
    expect(kept?.hiddenAt).toBeNull()
  })
})
