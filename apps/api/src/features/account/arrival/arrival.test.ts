import type {
  DeskList,
  DeskMember,
  DeskSignUp,
  DeskSignUpRow,
  MemberCard,
  OwnApproval,
  OwnInvitation,
  Page,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailTo, Person, setUpTestApp, tokenIn } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { test, ines, maud } = await setUpTestApp({ personas: ['ines', 'maud'] })
const admin = await test.personas.member('Renée', { role: 'admin' })
const sets = async (id: number, value: 'oui' | 'non') =>
  expect((await admin.puts(`/api/desk/settings/${id}`, { value })).status).toBe(200)
beforeAll(() => test.app.jobs.start())
beforeEach(async () => {
  await sets(12, 'oui')
  await sets(13, 'non')
})

const password = 'bougie tramway noisette'
const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
let count = 0

/** Signs up, confirms the address and signs in. */
async function arrives(arrival: object = {}): Promise<Person & { email: string }> {
  count += 1
  const email = `nour${count}@exemple.fr`
  const form = { displayName: `Nour ${count}`, email, password, birthdate: '1995-03-14', consents, ...arrival }
  const altcha = await test.visitor.proof()
  expect((await test.visitor.posts('/api/auth/local/register', { altcha, ...form })).status).toBe(200)
  const { url } = await mailTo(test, email, 'confirmAddress')
  expect((await test.visitor.posts('/api/auth/verify-email', { token: tokenIn(url) })).status).toBe(200)
  const { body } = await test.visitor.posts<{ jwt: string; user: { id: number; username: string } }>(
    '/api/auth/local',
    { identifier: email, password },
  )
  const { id, username } = body.user
  return Object.assign(new Person({ app: test.app, id, username, token: body.jwt }), { email })
}

const errorOf = ({ body }: { body: unknown }) => (body as { error?: { name: string } }).error?.name ?? null
const approvalOf = async (person: Person) => (await person.gets<OwnApproval>('/api/approval')).body
const queue = async (state = 'pending') =>
  (await maud.gets<DeskList<DeskSignUpRow>>(`/api/desk/sign-ups?state=${state}&pageSize=100`)).body.items
const requestOf = async ({ id }: Person) => (await queue('any')).find(({ member }) => member.id === id)
const decides = async (person: Person, decision: object, judge: Person = maud) =>
  judge.posts<DeskSignUp>(`/api/desk/sign-ups/${(await requestOf(person))?.id}/decide`, {
    clientId: crypto.randomUUID(),
    ...decision,
  })
const refusal = { state: 'refused', statement: 'Nous n’avons pas compris qui tu es.' }
const linkOf = async (person: Person) => (await person.posts<OwnInvitation>('/api/invitation')).body.url ?? ''
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const isOpen = async (token: string) =>
  (await test.visitor.gets<{ open: boolean }>(`/api/invitations/${token}`)).body.open
const inviterOf = async ({ id }: Person) => (await maud.gets<DeskMember>(`/api/desk/users/${id}`)).body.invitedBy

describe('a sign-up that awaits approval', () => {
  it('sees its state and its own account, and nothing else; nobody sees it', async () => {
    const nour = await arrives()
    expect(await approvalOf(nour)).toMatchObject({ state: 'pending', reason: '' })
    expect((await nour.gets('/api/personal-data')).status).toBe(200)
    expect((await nour.gets('/api/account')).status).toBe(200)
    for (const path of [
      '/api/members',
      '/api/members/me',
      '/api/shares/feed',
      '/api/conversations',
      '/api/counters',
      '/api/users/me',
    ]) {
      const answer = await nour.gets(path)
      expect([path, answer.status === 404 ? 'APPROVAL_PENDING' : errorOf(answer)]).toEqual([path, 'APPROVAL_PENDING'])
    }
    expect(errorOf(await nour.posts('/api/photos', { fileId: 1 }))).toBe('APPROVAL_PENDING')
    expect(errorOf(await nour.posts('/api/account/pause'))).toBe('APPROVAL_PENDING')
    // Public pages are those of a visitor.
    expect((await nour.gets(`/api/members/${ines.username}`)).status).toBe(404)
    expect((await ines.gets(`/api/members/${nour.username}`)).status).toBe(404)
    const { items } = (await ines.gets<Page<MemberCard>>('/api/members?limit=50')).body
    expect(items.map(({ id }) => id)).not.toContain(nour.id)
    expect((await maud.gets<DeskMember>(`/api/desk/users/${nour.id}`)).body.standing).toBe('waiting')
  })

  it('is open after the approval, with a mail and a notification', async () => {
    const nour = await arrives()
    const { body } = await decides(nour, { state: 'approved' })
    expect(body).toMatchObject({ state: 'approved', decision: { by: 'Maud' }, can: { decide: false } })
    expect(await mailTo(test, nour.email, 'signUpDecided')).toMatchObject({ approved: true })
    await test.settled()
    expect(await approvalOf(nour)).toMatchObject({ state: null })
    expect((await nour.gets('/api/members/me')).status).toBe(200)
    expect((await ines.gets(`/api/members/${nour.username}`)).status).toBe(200)
    const { items } = (await nour.gets<Page<{ title: string }>>('/api/notifications')).body
    expect(items.map(({ title }) => title)).toContain('Ton inscription est acceptée')
  })

  it('may be refused with a reason, asked again, and decided once', async () => {
    const nour = await arrives()
    expect((await decides(nour, { state: 'refused' })).status).toBe(400)
    expect((await decides(nour, refusal)).body).toMatchObject({ state: 'refused' })
    expect(errorOf(await decides(nour, { state: 'approved' }))).toBe('SIGN_UP_DECIDED')
    expect(await mailTo(test, nour.email, 'signUpDecided')).toMatchObject({ reason: refusal.statement })
    expect(await approvalOf(nour)).toMatchObject({ state: 'refused', reason: refusal.statement })
    expect(errorOf(await nour.gets('/api/members/me'))).toBe('APPROVAL_REFUSED')
    expect((await nour.posts('/api/approval', { message: 'Je suis libraire à Lyon.' })).status).toBe(200)
    expect(errorOf(await nour.posts('/api/approval', {}))).toBe('APPROVAL_NOT_REFUSED')
    const request = await requestOf(nour)
    const { body } = await maud.gets<DeskSignUp>(`/api/desk/sign-ups/${request?.id}`)
    expect(body).toMatchObject({ state: 'pending', message: 'Je suis libraire à Lyon.', can: { decide: true } })
    const entries = await test.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.targetId, nour.id))
    expect(entries.map(({ action, detail }) => [action, detail])).toContainEqual([
      'sign-up.decide',
      { state: 'refused' },
    ])
  })

  it('is listed to moderators once the address is confirmed, until she leaves', async () => {
    for (const path of ['/api/desk/sign-ups', '/api/desk/sign-ups/waiting']) {
      expect((await test.visitor.gets(path)).status).toBe(401)
      expect((await ines.gets(path)).status).toBe(403)
      expect((await maud.gets(path)).status).toBe(200)
    }
    const nour = await arrives()
    expect(await requestOf(nour)).toBeDefined()
    await test.personas.changes(nour, { emailVerified: false })
    expect(await requestOf(nour)).toBeUndefined()
    await test.personas.changes(nour, { emailVerified: true, leavingAt: new Date(Date.now() + 1000) })
    expect(await requestOf(nour)).toBeUndefined()
  })

  it('is not needed without the setting', async () => {
    await sets(12, 'non')
    const nour = await arrives()
    expect(await approvalOf(nour)).toEqual({ state: null, since: null, reason: '' })
    expect((await nour.gets('/api/members/me')).status).toBe(200)
  })
})

describe('a personal link', () => {
  it('records who invited, for moderators alone, and needs approval like any sign-up', async () => {
    const url = await linkOf(ines)
    expect(url).toMatch(/\/invitation\/[0-9a-f]{32}$/)
    expect(await isOpen(tokenOf(url))).toBe(true)
    const nour = await arrives({ invitation: tokenOf(url) })
    expect(await inviterOf(nour)).toMatchObject({ id: ines.id, displayName: 'Inès' })
    expect(await requestOf(nour)).toMatchObject({ invited: true })
    expect((await approvalOf(nour)).state).toBe('pending')
    for (const person of [ines, nour]) {
      expect(errorOf(await person.gets(`/api/desk/users/${nour.id}`))).not.toBeNull()
    }
  })

  it('spares the approval where the team said so, for a link that works', async () => {
    await sets(13, 'oui')
    const token = tokenOf(await linkOf(ines))
    expect((await approvalOf(await arrives({ invitation: token }))).state).toBeNull()
    expect((await approvalOf(await arrives({ invitation: 'f'.repeat(32) }))).state).toBe('pending')
  })

  it('is renewed and deleted; the former one is that of nobody', async () => {
    const first = tokenOf(await linkOf(ines))
    const second = tokenOf(await linkOf(ines))
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    expect((await ines.gets<OwnInvitation>('/api/invitation')).body.url).toContain(second)
    expect((await ines.deletes<OwnInvitation>('/api/invitation')).body).toEqual({ url: null })
    expect(await isOpen(second)).toBe(false)
    expect(await inviterOf(await arrives({ invitation: second }))).toBeNull()
  })

  it.each([
    ['banned', { banned: true }],
    ['blocked', { blocked: true }],
    ['suspended', { suspendedUntil: new Date(Date.now() + 3_600_000) }],
    ['paused', { pause: 1 }],
  ])('of a %s member does not work', async (_standing, change) => {
    const host = await test.personas.member(`Hôtesse ${_standing}`)
    const token = tokenOf(await linkOf(host))
    await test.personas.changes(host, change)
    expect(await isOpen(token)).toBe(false)
    expect(await inviterOf(await arrives({ invitation: token }))).toBeNull()
  })

  it('is forgotten with the account of either', async () => {
    const host = await test.personas.member('Paule')
    const nour = await arrives({ invitation: tokenOf(await linkOf(host)) })
    expect(await inviterOf(nour)).toMatchObject({ id: host.id })
    await test.db.delete(tables.users).where(eq(tables.users.id, host.id))
    expect(await inviterOf(nour)).toBeNull()
  })
})

describe('a town', () => {
  it('that she comes from is filled in, and a town that does not exist is ignored', async () => {
    const placeOf = async ({ id }: Person) =>
      (await test.db.select().from(tables.users).where(eq(tables.users.id, id)))[0]
    expect(await placeOf(await arrives({ town: 'nantes' }))).toMatchObject({ city: 'Nantes', country: 'France' })
    expect(await placeOf(await arrives({ town: 'nulle-part' }))).toMatchObject({ city: null, codeInsee: null })
  })
})
