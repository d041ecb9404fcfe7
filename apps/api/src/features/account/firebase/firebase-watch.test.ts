import { tables } from '@consoeurs/database'
import { refusal } from '@consoeurs/test-support/emulators/firebase-auth'
import { FirebaseFixture } from '@consoeurs/test-support/fixtures/firebase-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firebase, openFirebase } from '../../../platform/delivery/firebase.ts'
import { alignFirebase } from './align-firebase.ts'
import { type FirebaseAccounts, openFirebaseAccounts } from './firebase-accounts.ts'
import { watchFirebase } from './watch-firebase.ts'

let scene: FirebaseFixture
let app: Firebase
let firebase: FirebaseAccounts
beforeAll(async () => {
  scene = await FirebaseFixture.open()
  app = await openFirebase(scene.firebase.settings)
  firebase = await openFirebaseAccounts(app)
})
afterAll(async () => {
  await app.close()
  await scene.close()
})
beforeEach(() => {
  scene.firebase.outage = null
})

const { users, firebaseAccounts } = tables
const soon = () => String(Math.floor(Date.now() / 1000) + 1)

const parts = () => {
  const { app: api, db } = scene.test
  const { unitOfWork } = api.events
  return { db, unitOfWork, realtime: api.realtime, logger: api.log, firebase, now: () => new Date() }
}

const looks = () => watchFirebase(parts())

/** What listeners have left in the queue for Firebase, done now. */
async function hears(): Promise<void> {
  await scene.test.settled()
  const { rows } = await scene.test.pool.query("delete from pgboss.job where name = 'firebase.align' returning data")
  for (const { data } of rows) await alignFirebase(parts(), data)
}

const change = (id: number, values: Partial<typeof users.$inferInsert>) =>
  scene.test.db.update(users).set(values).where(eq(users.id, id))
const happens = (event: Parameters<Parameters<Parameters<typeof scene.test.app.events.unitOfWork>[0]>[0]['emit']>[0]) =>
  scene.test.app.events.unitOfWork(async (tx) => tx.emit(event))

describe('what is decided at Firebase', () => {
  it('ends the sessions of an account that was disabled or deleted there', async () => {
    const aline = await scene.member('aline@exemple.fr')
    const berthe = await scene.member('berthe@exemple.fr')
    const carole = await scene.member('carole@exemple.fr')
    aline.user.disabled = true
    scene.firebase.users.delete(berthe.user.localId)
    await looks()
    expect(await scene.whoIs(aline.browser)).toBeUndefined()
    expect(await scene.whoIs(berthe.browser)).toBeUndefined()
    expect(await scene.whoIs(carole.browser)).toBe(carole.id)
  })

  it('ends the sessions older than a token revocation, and no newer one', async () => {
    const { user, browser, id } = await scene.member('celia@exemple.fr')
    user.validSince = soon()
    await looks()
    expect(await scene.whoIs(browser)).toBeUndefined()
    const later = scene.browser()
    await scene.comes(later, user, { auth_time: Number(user.validSince) })
    await looks()
    expect(await scene.whoIs(later)).toBe(id)
  })

  it('is checked page by page, without ending other members’ sessions', async () => {
    const { browser, id } = await scene.member('zelie@exemple.fr')
    const rows = Array.from({ length: 120 }, (_, index) => ({ uid: `a-${index}`, email: `a${index}@exemple.fr` }))
    for (const { uid, email } of rows) {
      scene.firebase.knows({ localId: uid, email })
      const values = { name: uid, username: uid, email, birthdate: '1990-01-01' }
      const [user] = await scene.test.db.insert(users).values(values).returning({ id: users.id })
      const userId = user?.id ?? 0
      await scene.test.db.insert(firebaseAccounts).values({ uid, userId })
      const expiresAt = new Date(Date.now() + 3_600_000)
      await scene.test.db.insert(tables.sessions).values({ userId, token: uid, expiresAt })
    }
    const last = scene.firebase.users.get('a-99')
    if (last !== undefined) last.disabled = true
    await looks()
    const open = await scene.test.db.$count(tables.sessions, eq(tables.sessions.token, 'a-99'))
    expect(open).toBe(0)
    expect(await scene.test.db.$count(tables.sessions, eq(tables.sessions.token, 'a-1'))).toBe(1)
    expect(await scene.whoIs(browser)).toBe(id)
  })

  it('is not inferred from an outage', async () => {
    const { browser, id } = await scene.member('dora@exemple.fr')
    scene.firebase.outage = refusal('INTERNAL', 500)
    await expect(looks()).rejects.toMatchObject({ code: 'FEDERATED_UNAVAILABLE' })
    expect(await scene.whoIs(browser)).toBe(id)
  })
})

describe('what is decided here', () => {
  it('a ban disables the Firebase user and revokes the tokens; lifting it enables sign-in again', async () => {
    const { user, id } = await scene.member('emma@exemple.fr')
    const before = Number(user.validSince)
    await change(id, { banned: true })
    await happens({ type: 'member.shut-out', memberId: id })
    await hears()
    expect(user.disabled).toBe(true)
    expect(Number(user.validSince)).toBeGreaterThan(before)
    await change(id, { banned: false })
    await happens({ type: 'sanction.lifted', sanctionId: 1, memberId: id })
    await hears()
    expect(user.disabled).toBe(false)
  })

  it('a suspension revokes the tokens but disables nothing: the member must be able to read the reason', async () => {
    const { user, id } = await scene.member('flora@exemple.fr')
    const before = Number(user.validSince)
    await change(id, { suspendedUntil: new Date(Date.now() + 3_600_000) })
    await happens({ type: 'member.shut-out', memberId: id })
    await hears()
    expect(Number(user.validSince)).toBeGreaterThan(before)
    expect(user.disabled).toBe(false)
  })

  it('a user disabled by the operator stays disabled when a sanction is lifted', async () => {
    const { user, id } = await scene.member('gilda@exemple.fr')
    user.disabled = true
    await happens({ type: 'sanction.lifted', sanctionId: 1, memberId: id })
    await hears()
    expect(user.disabled).toBe(true)
  })

  it('signing out other devices revokes the tokens, and keeps this session', async () => {
    const { user, browser, id } = await scene.member('hilda@exemple.fr')
    const phone = scene.browser()
    await scene.comes(phone, user)
    const before = Number(user.validSince)
    await browser.asks('DELETE', '/api/sessions')
    await hears()
    expect(Number(user.validSince)).toBeGreaterThan(before)
    await looks()
    expect(await scene.whoIs(browser)).toBe(id)
    expect(await scene.whoIs(phone)).toBeUndefined()
  })

  it('an address change is applied to the Firebase user, unless another user has the address', async () => {
    const { user, id } = await scene.member('julie@exemple.fr')
    await change(id, { email: 'julie@nouvelle.fr' })
    await happens({ type: 'account.changed', memberId: id, what: 'email' })
    await hears()
    expect(user).toMatchObject({ email: 'julie@nouvelle.fr', emailVerified: true })
    scene.somebody('julie@prise.fr')
    await change(id, { email: 'julie@prise.fr' })
    await happens({ type: 'account.changed', memberId: id, what: 'email' })
    await hears()
    expect(user.email).toBe('julie@nouvelle.fr')
  })

  it('a deleted member is deleted there, even if Firebase was unavailable at first', async () => {
    const { user, id } = await scene.member('katia@exemple.fr')
    await scene.test.settled()
    await scene.test.db.delete(users).where(eq(users.id, id))
    scene.firebase.outage = refusal('INTERNAL', 500)
    await expect(looks()).rejects.toMatchObject({ code: 'FEDERATED_UNAVAILABLE' })
    expect(scene.firebase.users.has(user.localId)).toBe(true)
    scene.firebase.outage = null
    await looks()
    expect(scene.firebase.users.has(user.localId)).toBe(false)
    expect(await scene.test.db.$count(firebaseAccounts, eq(firebaseAccounts.uid, user.localId))).toBe(0)
  })
})
