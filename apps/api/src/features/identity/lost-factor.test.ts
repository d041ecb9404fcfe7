import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, mailAfter, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheServer } from '../../platform/audit.ts'
import { askToRemoveFactor, removeLostFactor } from './lost-factor.ts'

const { users, twoFactors, sessions, auditEntries } = tables
const { wait, open } = limits.secondFactor.lost

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
})
afterAll(() => test.close())

/** A member with a second factor, who was last here an hour ago. */
async function protectedMember(name: string): Promise<Person> {
  const lastConnection = new Date(Date.now() - 3_600_000)
  const person = await test.cast.member(name, { user: { twoFactorEnabled: true, lastConnection } })
  await test.db.insert(twoFactors).values({ userId: person.id, secret: 'x', backupCodes: '[]' })
  return person
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const asks = ({ username }: Person) =>
  test.app.events.unitOfWork((tx) => askToRemoveFactor(tx, atTheServer, { username, now: new Date() }))
const removes = ({ username }: Person, now: Date) =>
  test.app.events.unitOfWork((tx) => removeLostFactor(tx, atTheServer, { username, now }))
const factorsOf = ({ id }: Person) => test.db.$count(twoFactors, eq(twoFactors.userId, id))
const actsOn = async ({ id }: Person) =>
  (await test.db.select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id)).map(
    ({ action }) => action,
  )

it('is asked for, told to her by mail, and gone three days later with every session', async () => {
  const alma = await protectedMember('Alma')
  const told = () => mailAfter(test, 'alma@test.test', 'safetyChanged', () => asks(alma))
  expect((await told()).what).toBe('second-factor-asked')
  await expect(removes(alma, later(wait - 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_EARLY' })
  const removed = await mailAfter(test, 'alma@test.test', 'safetyChanged', () => removes(alma, later(wait + 60_000)))
  expect(removed.what).toBe('second-factor-removed')
  expect(await factorsOf(alma)).toBe(0)
  const [row] = await test.db.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, alma.id))
  expect(row).toEqual({ has: false })
  expect(await test.db.$count(sessions, eq(sessions.userId, alma.id))).toBe(0)
  expect(await actsOn(alma)).toEqual(['second-factor.ask', 'second-factor.remove'])
  await expect(asks(alma)).rejects.toMatchObject({ code: 'SECOND_FACTOR_MISSING' })
})

it('stays where somebody came into the account since, for then it is not lost', async () => {
  const [bea, cora] = [await protectedMember('Béa'), await protectedMember('Cora')]
  for (const member of [bea, cora]) await asks(member)
  await test.cast.opensSession(bea.id)
  await test.db
    .update(users)
    .set({ lastConnection: later(1000) })
    .where(eq(users.id, cora.id))
  for (const member of [bea, cora]) {
    await expect(removes(member, later(wait + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_NOT_LOST' })
    expect(await factorsOf(member)).toBe(1)
  }
})

it('is not taken away unasked, nor long after', async () => {
  const dora = await protectedMember('Dora')
  await expect(removes(dora, later(wait + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_EARLY' })
  await asks(dora)
  await expect(removes(dora, later(open + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_EARLY' })
  expect(await factorsOf(dora)).toBe(1)
  await expect(asks({ ...dora, username: 'personne' } as Person)).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
})
