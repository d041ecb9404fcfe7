import type { AuditRow, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayForgetActs } from '../../platform/audit.ts'

const DAY = 24 * 3_600_000

let test: TestApp
let odile: Person
let camille: Person
beforeAll(async () => {
  test = await buildTestApp()
  odile = await test.cast.member('Odile', { role: 'admin' })
  const maud = await test.cast.maud()
  camille = await test.cast.camille()
  const gone = await test.cast.member('Partie', { role: 'moderator' })
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  await test.db.insert(tables.auditEntries).values([
    {
      actorId: maud.id,
      action: 'share.removed',
      target: 'share',
      targetId: 7,
      ipAddress: '192.0.2.1',
      createdAt: ago(40),
    },
    {
      actorId: gone.id,
      action: 'role.change',
      target: 'member',
      targetId: camille.id,
      detail: { after: 'editor' },
      createdAt: ago(3),
    },
    {
      actorId: odile.id,
      action: 'setting.change',
      target: 'setting',
      targetId: 1,
      detail: { key: 'hosting' },
      createdAt: ago(1),
    },
  ])
  await test.db.delete(tables.users).where(eq(tables.users.id, gone.id))
})
afterAll(() => test.close())

const read = async (query = '') => (await odile.gets<DeskList<AuditRow>>(`/api/desk/audit${query}`)).body
const actions = async (query: string) => (await read(query)).items.map(({ action }) => action)

it('tells who did what to whom, when and from where, the newest first', async () => {
  const { items, total } = await read()
  expect(total).toBe(3)
  expect(items).toMatchObject([
    { action: 'setting.change', actor: { username: 'odile', name: 'Odile' }, member: null, detail: { key: 'hosting' } },
    // Whose account is gone has no name any more; what she did stays.
    { action: 'role.change', actor: null, member: { username: 'camille', name: 'Camille' } },
    { action: 'share.removed', actor: { username: 'maud' }, target: 'share', targetId: 7, ip: '192.0.2.1' },
  ])
})

it('is filtered by act, by who, by what, by days and by words', async () => {
  expect(await actions('?action=role.change')).toEqual(['role.change'])
  expect(await actions('?actor=maud')).toEqual(['share.removed'])
  expect(await actions('?target=setting')).toEqual(['setting.change'])
  expect(await actions('?days=7')).toEqual(['setting.change', 'role.change'])
  expect(await actions('?q=cami')).toEqual(['role.change'])
  expect(await read('?pageSize=1&page=2&sort=createdAt:asc')).toMatchObject({
    total: 3,
    items: [{ action: 'role.change' }],
  })
  expect((await odile.gets('/api/desk/audit-actions')).body).toEqual({
    items: ['role.change', 'setting.change', 'share.removed'],
  })
})

it('is for administrators alone', async () => {
  for (const role of ['moderator', 'editor'] as const) {
    const other = await test.cast.member(`Autre${role}`, { role })
    expect((await other.gets('/api/desk/audit')).status).toBe(403)
  }
})

describe('an act', () => {
  const first = async () => {
    const [act] = await test.db.select().from(tables.auditEntries).orderBy(tables.auditEntries.id).limit(1)
    return act!
  }
  const isOf = (id: number) => eq(tables.auditEntries.id, id)
  const kept = /an act stays as it was written/

  it.each([
    ['who did it', { actorId: null }],
    ['what was done', { action: 'share.restored' }],
    ['to whom', { targetId: 8 }],
    ['what was said of it', { detail: { after: 'admin' } }],
    ['when', { createdAt: new Date(0) }],
    ['from where', { ipAddress: null }],
  ])('stays as it was written, for the database too: %s', async (_what, change) => {
    const { id } = await first()
    const changed = test.db.update(tables.auditEntries).set(change).where(isOf(id))
    await expect(changed).rejects.toMatchObject({ cause: { message: expect.stringMatching(kept) } })
  })

  it('goes by no other way than by being forgotten', async () => {
    const { id } = await first()
    const cause = { message: expect.stringMatching(kept) }
    await expect(test.db.delete(tables.auditEntries).where(isOf(id))).rejects.toMatchObject({ cause })
    await expect(test.db.execute(sql`truncate audit_entries`)).rejects.toMatchObject({ cause })
    const nameless = await test.app.events.unitOfWork(async (tx) => {
      await mayForgetActs(tx)
      await expect(
        tx.transaction((inner) => inner.update(tables.auditEntries).set({ action: 'other' }).where(isOf(id))),
      ).rejects.toMatchObject({ cause })
      return tx.update(tables.auditEntries).set({ ipAddress: null }).where(isOf(id)).returning()
    })
    expect(nameless).toMatchObject([{ id, ipAddress: null }])
    // The word was said for that transaction alone.
    await expect(test.db.delete(tables.auditEntries).where(isOf(id))).rejects.toMatchObject({ cause })
  })
})
