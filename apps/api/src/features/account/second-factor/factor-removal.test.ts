import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailAfter, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { serverActor } from '../../../platform/data/audit.ts'
import { removeLostFactor, requestFactorRemoval } from './factor-removal.ts'

const { users, twoFactors, sessions, auditEntries } = tables
const { wait, open } = limits.secondFactor.lost

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

/** A member with a second factor, who was last here an hour ago. */
async function protectedMember(name: string): Promise<Person> {
  const lastConnection = new Date(Date.now() - 3_600_000)
  const person = await test.personas.member(name, { user: { twoFactorEnabled: true, lastConnection } })
  await test.db.insert(twoFactors).values({ userId: person.id, secret: 'x', backupCodes: '[]' })
  return person
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const asks = ({ username }: Person) =>
  test.app.events.unitOfWork((tx) => requestFactorRemoval(tx, serverActor, { username, now: new Date() }))
const removes = ({ username }: Person, now: Date) =>
  test.app.events.unitOfWork((tx) => removeLostFactor(tx, serverActor, { username, now }))
const factorsOf = ({ id }: Person) => test.db.$count(twoFactors, eq(twoFactors.userId, id))
const actsOn = async ({ id }: Person) =>
  (await test.db.select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id)).map(
    ({ action }) => action,
  )

it('is requested, announced by mail, and done three days later, ending every session', async () => {
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

it('is cancelled by a sign-in since', async () => {
  const [bea, cora] = [await protectedMember('Béa'), await protectedMember('Cora')]
  for (const member of [bea, cora]) await asks(member)
  await test.personas.opensSession(bea.id)
  await test.db
    .update(users)
    .set({ lastConnection: later(1000) })
    .where(eq(users.id, cora.id))
  for (const member of [bea, cora]) {
    await expect(removes(member, later(wait + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_NOT_LOST' })
    expect(await factorsOf(member)).toBe(1)
  }
})

it('is not done without a request, nor with an old one', async () => {
  const dora = await protectedMember('Dora')
  await expect(removes(dora, later(wait + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_EARLY' })
  await asks(dora)
  await expect(removes(dora, later(open + 60_000))).rejects.toMatchObject({ code: 'LOST_FACTOR_EARLY' })
  expect(await factorsOf(dora)).toBe(1)
  await expect(asks({ ...dora, username: 'personne' } as Person)).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
})
