import type { DeskList, DeskMember, DeskMemberRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ profile: { headline: 'Bonjour du matin' } })
const ines = await test.personas.ines({ user: { createdAt: new Date() }, profile: { certified: true } })
const maud = await test.personas.maud()
const admin = await test.personas.member('Cheffe', { role: 'admin' })

const id = () => crypto.randomUUID()
const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code
const opens = (person: Person, id: number) => person.gets<DeskMember>(`/api/desk/users/${id}`)
const found = async (query: string, person = maud) =>
  (await person.gets<DeskList<DeskMemberRow>>(`/api/desk/users?${query}`)).body.items.map(({ username }) => username)

it('is for moderators and administrators', async () => {
  const editor = await test.personas.member('Redactrice', { role: 'editor' })
  for (const path of ['/api/desk/users', `/api/desk/users/${camille.id}`]) {
    expect((await test.visitor.gets(path)).status).toBe(401)
    for (const person of [camille, editor]) expect((await person.gets(path)).status).toBe(403)
    for (const person of [maud, admin]) expect((await person.gets(path)).status).toBe(200)
  }
})

describe('the list', () => {
  it('finds by part of a name, and by a complete address only', async () => {
    expect(await found('q=INES')).toEqual(['ines'])
    expect(await found('q=cam')).toEqual(['camille'])
    expect(await found('q=camille@test.test')).toEqual(['camille'])
    expect(await found('q=test.test')).toEqual([])
    expect(await found('q=%25')).toEqual([])
  })

  it('audits searches by address, and no others', async () => {
    await deleteAuditEntries(test.db)
    for (const q of ['camille@test.test', 'personne@test.test', 'camille']) await found(`q=${q}`)
    const entries = await test.db.select().from(tables.auditEntries).orderBy(tables.auditEntries.id)
    const asked = { actorId: maud.id, action: 'member.seek', target: 'member', detail: {} }
    expect(entries).toMatchObject([
      { ...asked, targetId: camille.id },
      { ...asked, targetId: null },
    ])
    expect(JSON.stringify(entries)).not.toContain('test.test')
  })

  it('filters by role, age of the account, certification and standing', async () => {
    expect(await found('role=moderator')).toEqual(['maud'])
    expect(await found('fresh=true')).toEqual(['ines'])
    expect(await found('certified=true')).toEqual(['ines'])
    const away = await test.personas.member('Absente', { user: { pause: 1 } })
    const kept = await test.personas.member('Punie', { user: { suspendedUntil: new Date(Date.now() + 86_400_000) } })
    await test.personas.member('Revenue', { user: { suspendedUntil: new Date(Date.now() - 86_400_000) } })
    const out = await test.personas.member('Exclue', { user: { banned: true, pause: 1 } })
    expect(await found('standing=paused')).toEqual([away.username])
    expect(await found('standing=suspended')).toEqual([kept.username])
    expect(await found('standing=banned')).toEqual([out.username])
    expect(await found('standing=blocked')).toEqual([])
    expect(await found('standing=well&q=revenue')).toEqual(['revenue'])
    expect(await found('sort=name:asc&pageSize=2')).toEqual(['absente', 'camille'])
  })
})

describe('one member', () => {
  it('shows the address to administrators only, with an audit entry', async () => {
    await deleteAuditEntries(test.db)
    expect((await opens(maud, camille.id)).body).toMatchObject({
      email: null,
      headline: 'Bonjour du matin',
      standing: 'well',
    })
    expect((await opens(admin, camille.id)).body.email).toBe('camille@test.test')
    const entries = await test.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.targetId, camille.id))
    expect(entries).toMatchObject([
      { actorId: maud.id, action: 'member.open', target: 'member' },
      { actorId: admin.id, action: 'member.open', target: 'member' },
    ])
  })

  it('reveals no private data', async () => {
    await test.db.insert(tables.visits).values({ visitorId: ines.id, visitedId: camille.id, day: '2026-11-01' })
    const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((a, b) => a - b)
    const [conversation] = await test.db
      .insert(tables.conversations)
      .values({ lowId, highId, startedById: camille.id, lastSeq: 1 })
      .returning()
    await test.db.insert(tables.messages).values({
      conversationId: conversation!.id,
      authorId: camille.id,
      clientId: crypto.randomUUID(),
      seq: 1,
      changedSeq: 1,
      text: 'Un secret entre nous',
    })
    await test.db
      .update(tables.sessions)
      .set({ ipAddress: '203.0.113.7' })
      .where(eq(tables.sessions.userId, camille.id))
    const text = JSON.stringify((await opens(maud, camille.id)).body)
    expect(text).not.toMatch(/secret|203\.0\.113|birthdate|latitude|1994-05-12|visit/i)
  })

  it('shows sanctions, reports by and about the member, and staff notes', async () => {
    const filed = { target: 'member', targetId: camille.id, reason: 'scam', goodFaith: true }
    await ines.posts('/api/reports', filed)
    await maud.posts(`/api/desk/users/${camille.id}/sanction`, {
      clientId: id(),
      kind: 'warning',
      reason: 'Relis la charte.',
    })
    const noted = await maud.posts<DeskMember>(`/api/desk/users/${camille.id}/note`, {
      clientId: id(),
      text: 'À suivre.',
    })
    expect(noted.body).toMatchObject({
      counts: { open: 1, upheld: 0 },
      sanctions: [{ kind: 'warning', stands: true }],
      reportsAbout: [{ reason: 'scam', reporter: { id: ines.id } }],
      notes: [{ by: 'Maud', text: 'À suivre.' }],
    })
    expect((await opens(maud, ines.id)).body.reportsBy).toMatchObject([{ about: { username: 'camille' } }])
    expect(JSON.stringify((await camille.gets('/api/users/me')).body)).not.toContain('À suivre')
  })

  it('hides from a moderator the notes about the same moderator', async () => {
    await admin.posts(`/api/desk/users/${maud.id}/note`, { clientId: id(), text: 'Fatiguée ces temps-ci.' })
    await ines.posts('/api/reports', { target: 'member', targetId: maud.id, reason: 'other', goodFaith: true })
    expect((await opens(maud, maud.id)).body).toMatchObject({ notes: [], reportsAbout: [] })
    expect((await opens(admin, maud.id)).body.notes).toHaveLength(1)
  })
})

describe('the sessions of a member', () => {
  it('are ended one by one or all at once', async () => {
    const rose = await test.personas.member('Rose')
    const other = new Person({
      app: test.app,
      id: rose.id,
      username: rose.username,
      token: await test.personas.opensSession(rose.id),
    })
    const { sessions } = (await opens(maud, rose.id)).body
    expect(sessions).toHaveLength(2)
    const ends = (values: object, person = maud) =>
      person.posts<DeskMember>(`/api/desk/users/${rose.id}/end-session`, values)
    expect((await ends({ sessionId: sessions[0]!.id })).body.sessions).toHaveLength(1)
    const statuses = [(await rose.gets('/api/users/me')).status, (await other.gets('/api/users/me')).status]
    expect(statuses.sort()).toEqual([200, 401])
    expect((await ends({ sessionId: sessions[0]!.id })).body.sessions).toHaveLength(1)
    expect((await ends({})).body.sessions).toEqual([])
    for (const person of [rose, other]) expect((await person.gets('/api/users/me')).status).toBe(401)
    expect((await ends({}, camille)).status).toBe(403)
  })

  it('of staff are hidden from a moderator, who cannot end them', async () => {
    expect((await opens(maud, admin.id)).body.sessions).toEqual([])
    expect(code(await maud.posts(`/api/desk/users/${admin.id}/end-session`))).toBe('NOT_SANCTIONABLE')
    expect((await admin.gets('/api/users/me')).status).toBe(200)
    const ended = await admin.posts<DeskMember>(`/api/desk/users/${maud.id}/end-session`)
    expect(ended).toMatchObject({ status: 200, body: { sessions: [], can: { sanction: false, endSessions: true } } })
  })
})
