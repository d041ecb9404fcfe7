import type { DeskList, StaffRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, forgetActs, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { atTheServer } from '../../platform/audit.ts'
import { giveRole } from './give-role.ts'

let test: TestApp
let odile: Person
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  await test.db.delete(tables.users)
  await forgetActs(test.db)
  odile = await test.cast.member('Odile', { role: 'admin' })
})
afterAll(() => test.close())

const staff = async (query = '') => (await odile.gets<DeskList<StaffRow>>(`/api/desk/roles${query}`)).body
const gives = (person: Person, role: string, by = odile) => by.puts<StaffRow>(`/api/desk/roles/${person.id}`, { role })

it('lists who works for the place, and nobody else', async () => {
  const maud = await test.cast.maud()
  await test.cast.camille()
  expect((await staff()).items.map(({ username, role }) => [username, role])).toEqual([
    ['maud', 'moderator'],
    ['odile', 'admin'],
  ])
  expect(await staff('?role=moderator')).toMatchObject({ total: 1, items: [{ id: maud.id, secondFactor: false }] })
  expect((await staff('?role=member')).total).toBe(0)
  expect((await staff('?q=odi&sort=createdAt:desc&pageSize=1')).items).toMatchObject([{ username: 'odile' }])
})

it('gives a role by name, which holds from the next call of the same session', async () => {
  const camille = await test.cast.camille()
  expect((await camille.gets('/api/desk/roles')).status).toBe(403)
  const given = await odile.posts<StaffRow>('/api/desk/roles', { username: 'Camille', role: 'admin' })
  expect(given).toMatchObject({ status: 200, body: { id: camille.id, role: 'admin' } })
  expect((await camille.gets('/api/desk/roles')).status).toBe(200)
  await gives(camille, 'member')
  expect((await camille.gets('/api/desk/roles')).status).toBe(403)
  expect((await camille.gets('/api/members/me')).status).toBe(200)
  expect((await odile.posts('/api/desk/roles', { username: 'personne', role: 'editor' })).status).toBe(404)
})

it('writes down who changed whom, once', async () => {
  const maud = await test.cast.maud()
  expect(await gives(maud, 'editor')).toMatchObject({ status: 200, body: { role: 'editor' } })
  expect(await gives(maud, 'editor')).toMatchObject({ status: 200, body: { role: 'editor' } })
  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([
    {
      actorId: odile.id,
      action: 'role.change',
      target: 'member',
      targetId: maud.id,
      detail: { username: 'maud', before: 'moderator', after: 'editor' },
      ipAddress: '127.0.0.1',
    },
  ])
})

it('never takes the last administrator away, be it by two who step down at once', async () => {
  expect(await gives(odile, 'member')).toMatchObject({ status: 409, body: { error: { name: 'LAST_ADMIN' } } })
  const second = await test.cast.member('Seconde', { role: 'admin' })
  const { unitOfWork } = test.app.events
  const stepsDown = ({ id }: Person) =>
    unitOfWork((tx) => giveRole(tx, atTheServer, { to: { id }, role: 'member', now: new Date() }))
  const outcomes = await Promise.allSettled([stepsDown(odile), stepsDown(second)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_ADMIN' } })
})

const tomorrow = new Date(Date.now() + 24 * 3_600_000)
const keptOut = [{ banned: true }, { blocked: true }, { suspendedUntil: tomorrow }]

it.each(keptOut)('an administrator who is kept out does not count as the other one (%o)', async (user) => {
  await test.cast.member('Absente', { role: 'admin', user })
  expect((await gives(odile, 'member')).status).toBe(409)
})

it.each(keptOut)('who is kept out is let in before she works here; a role is always taken away (%o)', async (user) => {
  const camille = await test.cast.camille({ user })
  expect(await gives(camille, 'editor')).toMatchObject({ status: 409, body: { error: { name: 'SHUT_OUT_NO_ROLE' } } })
  const iris = await test.cast.member('Iris', { role: 'editor', user })
  expect(await gives(iris, 'member')).toMatchObject({ status: 200, body: { role: 'member' } })
})

it('is for administrators alone', async () => {
  const maud = await test.cast.maud()
  expect((await maud.gets('/api/desk/roles')).status).toBe(403)
  expect((await gives(maud, 'admin', maud)).status).toBe(403)
  expect((await maud.posts('/api/desk/roles', { username: 'maud', role: 'admin' })).status).toBe(403)
})
