import type { DeskList, DeskMember, DeskMemberRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, forgetActs, Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let maud: Person
let admin: Person

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille({ profile: { headline: 'Bonjour du matin' } })
  ines = await test.cast.ines({ user: { createdAt: new Date() }, profile: { certified: true } })
  maud = await test.cast.maud()
  admin = await test.cast.member('Cheffe', { role: 'admin' })
})
afterAll(() => test.close())

const id = () => crypto.randomUUID()
const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code
const opens = (person: Person, id: number) => person.gets<DeskMember>(`/api/desk/users/${id}`)
const found = async (query: string, person = maud) =>
  (await person.gets<DeskList<DeskMemberRow>>(`/api/desk/users?${query}`)).body.items.map(({ username }) => username)

it('is the moderators’ and the administrators’', async () => {
  const editor = await test.cast.member('Redactrice', { role: 'editor' })
  for (const path of ['/api/desk/users', `/api/desk/users/${camille.id}`]) {
    expect((await test.visitor.gets(path)).status).toBe(401)
    for (const person of [camille, editor]) expect((await person.gets(path)).status).toBe(403)
    for (const person of [maud, admin]) expect((await person.gets(path)).status).toBe(200)
  }
})

describe('the list', () => {
  it('finds by a part of a name, and by a whole address alone', async () => {
    expect(await found('q=INES')).toEqual(['ines'])
    expect(await found('q=cam')).toEqual(['camille'])
    expect(await found('q=camille@test.test')).toEqual(['camille'])
    expect(await found('q=test.test')).toEqual([])
    expect(await found('q=%25')).toEqual([])
  })

  it('keeps who asked whether an address is a member’s, and of no other search anything', async () => {
    await forgetActs(test.db)
    for (const q of ['camille@test.test', 'personne@test.test', 'camille']) await found(`q=${q}`)
    const entries = await test.db.select().from(tables.auditEntries).orderBy(tables.auditEntries.id)
    const asked = { actorId: maud.id, action: 'member.seek', target: 'member', detail: {} }
    expect(entries).toMatchObject([
      { ...asked, targetId: camille.id },
      { ...asked, targetId: null },
    ])
    expect(JSON.stringify(entries)).not.toContain('test.test')
  })

  it('is narrowed by role, newness, certification and standing', async () => {
    expect(await found('role=moderator')).toEqual(['maud'])
    expect(await found('fresh=true')).toEqual(['ines'])
    expect(await found('certified=true')).toEqual(['ines'])
    const away = await test.cast.member('Absente', { user: { pause: 1 } })
    const kept = await test.cast.member('Punie', { user: { suspendedUntil: new Date(Date.now() + 86_400_000) } })
    await test.cast.member('Revenue', { user: { suspendedUntil: new Date(Date.now() - 86_400_000) } })
    const out = await test.cast.member('Exclue', { user: { banned: true, pause: 1 } })
    expect(await found('standing=paused')).toEqual([away.username])
    expect(await found('standing=suspended')).toEqual([kept.username])
    expect(await found('standing=banned')).toEqual([out.username])
    expect(await found('standing=blocked')).toEqual([])
    expect(await found('standing=well&q=revenue')).toEqual(['revenue'])
    expect(await found('sort=name:asc&pageSize=2')).toEqual(['absente', 'camille'])
  })
})

describe('one member', () => {
  it('shows her address to administrators only, and leaves a trace', async () => {
    await forgetActs(test.db)
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

  it('tells nothing that is hers alone', async () => {
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

  it('has her sanctions, reports on both sides, and what staff noted', async () => {
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

  it('does not tell a moderator what the others wrote about her', async () => {
    await admin.posts(`/api/desk/users/${maud.id}/note`, { clientId: id(), text: 'Fatiguée ces temps-ci.' })
    await ines.posts('/api/reports', { target: 'member', targetId: maud.id, reason: 'other', goodFaith: true })
    expect((await opens(maud, maud.id)).body).toMatchObject({ notes: [], reportsAbout: [] })
    expect((await opens(admin, maud.id)).body.notes).toHaveLength(1)
  })
})

describe('her sessions', () => {
  it('end one by one or all at once, really', async () => {
    const rose = await test.cast.member('Rose')
    const other = new Person({
      app: test.app,
      id: rose.id,
      username: rose.username,
      token: await test.cast.opensSession(rose.id),
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

  it('of staff are not a moderator’s to see or to end', async () => {
    expect((await opens(maud, admin.id)).body.sessions).toEqual([])
    expect(code(await maud.posts(`/api/desk/users/${admin.id}/end-session`))).toBe('NOT_SANCTIONABLE')
    expect((await admin.gets('/api/users/me')).status).toBe(200)
    const ended = await admin.posts<DeskMember>(`/api/desk/users/${maud.id}/end-session`)
    expect(ended).toMatchObject({ status: 200, body: { sessions: [], can: { sanction: false, endSessions: true } } })
  })
})
