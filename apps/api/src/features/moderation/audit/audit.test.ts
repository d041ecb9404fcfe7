import type { AuditRow, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allowAuditDeletion } from '../../../platform/data/audit.ts'

const DAY = 24 * 3_600_000

const { test } = await setUpTestApp()
const odile = await test.personas.member('Odile', { role: 'admin' })
const maud = await test.personas.maud()
const camille = await test.personas.camille()
beforeAll(async () => {
  const gone = await test.personas.member('Partie', { role: 'moderator' })
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

const read = async (query = '') => (await odile.gets<DeskList<AuditRow>>(`/api/desk/audit${query}`)).body
const actions = async (query: string) => (await read(query)).items.map(({ action }) => action)

it('lists actor, action, target, time and address, newest first', async () => {
  const { items, total } = await read()
  expect(total).toBe(3)
  expect(items).toMatchObject([
    { action: 'setting.change', actor: { username: 'odile', name: 'Odile' }, member: null, detail: { key: 'hosting' } },
    // Whose account is gone has no name any more; what she did stays.
    { action: 'role.change', actor: null, member: { username: 'camille', name: 'Camille' } },
    { action: 'share.removed', actor: { username: 'maud' }, target: 'share', targetId: 7, ip: '192.0.2.1' },
  ])
})

it('filters by action, actor, target, period and text', async () => {
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

it('shows a moderator the acts of moderation, except those about the same moderator', async () => {
  const jeanne = await test.personas.member('Jeanne', { role: 'moderator' })
  const about = { target: 'member', targetId: maud.id, aboutId: maud.id, reason: 'other', severity: 4 }
  const filed = await test.db
    .insert(tables.reports)
    .values([about, { ...about, targetId: camille.id, aboutId: camille.id }])
    .returning({ id: tables.reports.id })
  await test.db
    .insert(tables.auditEntries)
    .values([
      ...filed.map(({ id }) => ({ actorId: jeanne.id, action: 'report.open', target: 'report', targetId: id })),
      { actorId: jeanne.id, action: 'member.open', target: 'member', targetId: maud.id, ipAddress: '192.0.2.9' },
      { actorId: jeanne.id, action: 'member.note', target: 'member', targetId: camille.id, ipAddress: '192.0.2.9' },
    ])
  const seenBy = async (person: Person) => {
    const { items } = (await person.gets<DeskList<AuditRow>>('/api/desk/audit?pageSize=50')).body
    return items.map(({ action, targetId, ip }) => [action, targetId, ip])
  }
  expect(await seenBy(maud)).toEqual([
    ['member.note', camille.id, null],
    ['report.open', filed[1]?.id, null],
    ['share.removed', 7, null],
  ])
  expect(await seenBy(jeanne)).toHaveLength(5)
  expect((await maud.gets('/api/desk/audit-actions')).body).toEqual({
    items: ['member.note', 'report.open', 'share.removed'],
  })
  expect(await seenBy(odile)).toContainEqual(['member.open', maud.id, '192.0.2.9'])
})

it('is not for an editor or a member', async () => {
  const editor = await test.personas.member('Rédactrice', { role: 'editor' })
  for (const other of [editor, camille]) expect((await other.gets('/api/desk/audit')).status).toBe(403)
})

describe('an audit entry', () => {
  const first = async () => {
    const [act] = await test.db.select().from(tables.auditEntries).orderBy(tables.auditEntries.id).limit(1)
    return act!
  }
  const isOf = (id: number) => eq(tables.auditEntries.id, id)
  const kept = /an act stays as it was written/

  it.each([
    ['actor', { actorId: null }],
    ['action', { action: 'share.restored' }],
    ['target', { targetId: 8 }],
    ['detail', { detail: { after: 'admin' } }],
    ['time', { createdAt: new Date(0) }],
    ['client address', { ipAddress: null }],
  ])('is immutable, also in the database: %s', async (_what, change) => {
    const { id } = await first()
    const changed = test.db.update(tables.auditEntries).set(change).where(isOf(id))
    await expect(changed).rejects.toMatchObject({ cause: { message: expect.stringMatching(kept) } })
  })

  it('can be deleted and anonymised by retention only', async () => {
    const { id } = await first()
    const cause = { message: expect.stringMatching(kept) }
    await expect(test.db.delete(tables.auditEntries).where(isOf(id))).rejects.toMatchObject({ cause })
    await expect(test.db.execute(sql`truncate audit_entries`)).rejects.toMatchObject({ cause })
    const nameless = await test.app.events.unitOfWork(async (tx) => {
      await allowAuditDeletion(tx)
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
