import type { DeskList, StaffRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'
import { serverActor } from '../../../platform/data/audit.ts'
import { giveRole } from './give-role.ts'

let odile: Person
const { test } = await setUpTestApp()
beforeEach(async () => {
  await test.db.delete(tables.users)
  await deleteAuditEntries(test.db)
  odile = await test.personas.member('Odile', { role: 'admin' })
})

const staff = async (query = '') => (await odile.gets<DeskList<StaffRow>>(`/api/desk/roles${query}`)).body
const gives = (person: Person, role: string, by = odile) => by.puts<StaffRow>(`/api/desk/roles/${person.id}`, { role })

it('lists staff only', async () => {
  const maud = await test.personas.maud()
  await test.personas.camille()
  expect((await staff()).items.map(({ username, role }) => [username, role])).toEqual([
    ['maud', 'moderator'],
    ['odile', 'admin'],
  ])
  expect(await staff('?role=moderator')).toMatchObject({ total: 1, items: [{ id: maud.id, secondFactor: false }] })
  expect((await staff('?role=member')).total).toBe(0)
  expect((await staff('?q=odi&sort=createdAt:desc&pageSize=1')).items).toMatchObject([{ username: 'odile' }])
})

it('gives a role by name, effective from the next call of the same session', async () => {
  const camille = await test.personas.camille()
  expect((await camille.gets('/api/desk/roles')).status).toBe(403)
  const given = await odile.posts<StaffRow>('/api/desk/roles', { username: 'Camille', role: 'admin' })
  expect(given).toMatchObject({ status: 200, body: { id: camille.id, role: 'admin' } })
  expect((await camille.gets('/api/desk/roles')).status).toBe(200)
  await gives(camille, 'member')
  expect((await camille.gets('/api/desk/roles')).status).toBe(403)
  expect((await camille.gets('/api/members/me')).status).toBe(200)
  expect((await odile.posts('/api/desk/roles', { username: 'personne', role: 'editor' })).status).toBe(404)
})

it('audits each change once', async () => {
  const maud = await test.personas.maud()
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

it('never removes the last administrator, even in concurrent requests', async () => {
  expect(await gives(odile, 'member')).toMatchObject({ status: 409, body: { error: { name: 'LAST_ADMIN' } } })
  const second = await test.personas.member('Seconde', { role: 'admin' })
  const { unitOfWork } = test.app.events
  const stepsDown = ({ id }: Person) =>
    unitOfWork((tx) => giveRole(tx, serverActor, { to: { id }, role: 'member', now: new Date() }))
  const outcomes = await Promise.allSettled([stepsDown(odile), stepsDown(second)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_ADMIN' } })
})

const tomorrow = new Date(Date.now() + 24 * 3_600_000)
const keptOut = [{ banned: true }, { blocked: true }, { suspendedUntil: tomorrow }]

it.each(keptOut)('a suspended administrator does not count as another one (%o)', async (user) => {
  await test.personas.member('Absente', { role: 'admin', user })
  expect((await gives(odile, 'member')).status).toBe(409)
})

it.each(keptOut)('a suspended member gets no role; a role can always be removed (%o)', async (user) => {
  const camille = await test.personas.camille({ user })
  expect(await gives(camille, 'editor')).toMatchObject({ status: 409, body: { error: { name: 'SHUT_OUT_NO_ROLE' } } })
  const iris = await test.personas.member('Iris', { role: 'editor', user })
  expect(await gives(iris, 'member')).toMatchObject({ status: 200, body: { role: 'member' } })
})

it('is for administrators only', async () => {
  const maud = await test.personas.maud()
  expect((await maud.gets('/api/desk/roles')).status).toBe(403)
  expect((await gives(maud, 'admin', maud)).status).toBe(403)
  expect((await maud.posts('/api/desk/roles', { username: 'maud', role: 'admin' })).status).toBe(403)
})
