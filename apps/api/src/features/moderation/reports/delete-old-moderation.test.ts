import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deleteOldModeration } from './delete-old-moderation.ts'

const DAY = 24 * 3_600_000
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const [old, fresh] = [ago(limits.moderationDays + 1), ago(limits.moderationDays - 1)]

const { test, camille, maud } = await setUpTestApp({ personas: ['camille', 'maud'], now: () => now })
beforeEach(async () => {
  for (const table of [tables.sanctions, tables.reports, tables.staffNotes]) {
    await test.db.delete(table)
  }
  await deleteAuditEntries(test.db)
})

const forgets = () => deleteOldModeration(test.app.events.unitOfWork, now)

async function reported(state: string, decidedAt: Date | null): Promise<number> {
  const about = { target: 'member', targetId: camille.id, aboutId: camille.id, reason: 'scam', severity: 2 }
  const said = { text: state, snapshot: { text: 'Des mots' }, createdAt: ago(900) }
  const [row] = await test.db
    .insert(tables.reports)
    .values({ ...about, ...said, state, decidedAt })
    .returning()
  return row?.id ?? 0
}

const sanction = async (kind: string, more: Partial<typeof tables.sanctions.$inferInsert> = {}) => {
  const values = { memberId: camille.id, kind, reason: kind, byId: maud.id, createdAt: old, ...more }
  const [row] = await test.db.insert(tables.sanctions).values(values).returning()
  return row?.id ?? 0
}
const sanctionsLeft = async () => (await test.db.select().from(tables.sanctions)).map(({ id }) => id)

it('deletes a report with its notes a year after its decision, and no open one', async () => {
  const gone = await reported('upheld', old)
  const kept = [await reported('rejected', fresh), await reported('open', null)]
  const note = (aboutId: number, createdAt: Date) => ({
    about: 'report',
    aboutId,
    authorId: maud.id,
    text: '…',
    createdAt,
  })
  await test.db
    .insert(tables.staffNotes)
    .values([note(gone, fresh), note(kept[0] ?? 0, fresh), note(kept[1] ?? 0, old)])
  await forgets()
  expect((await test.db.select().from(tables.reports).orderBy(tables.reports.id)).map(({ id }) => id)).toEqual(kept)
  expect((await test.db.select().from(tables.staffNotes)).map(({ aboutId }) => aboutId)).toEqual([kept[0]])
})

it('deletes measures that are over, and keeps those in force', async () => {
  const [share] = await test.db
    .insert(tables.shares)
    .values({
      ...{
        authorId: camille.id,
        clientId: crypto.randomUUID(),
        slug: crypto.randomUUID(),
        kind: 'pensee',
        body: 'Des mots',
      },
      ...{ hiddenAt: old, hiddenReason: 'Publicité.' },
    })
    .returning()
  await sanction('warning')
  await sanction('ban', { liftedAt: fresh, liftedById: maud.id })
  await sanction('suspension', { until: ago(300) })
  await sanction('hidden', { target: 'share', targetId: 999_999 })
  const kept = [
    await sanction('hidden', { target: 'share', targetId: share?.id ?? 0 }),
    await sanction('warning', { createdAt: fresh }),
    await sanction('ban'),
  ]
  await test.personas.changes(camille, { banned: true, reason: 'ban' })
  await forgets()
  expect(await sanctionsLeft()).toEqual(kept)
  const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, camille.id))
  expect(user).toMatchObject({ banned: true, reason: 'ban' })
  expect((await maud.posts(`/api/desk/sanctions/${kept[0]}/lift`)).status).toBe(200)
  expect((await maud.posts(`/api/desk/sanctions/${kept[2]}/lift`)).status).toBe(200)
})

it('clears the reason of an expired suspension from the account too', async () => {
  await sanction('suspension', { until: ago(300) })
  await test.personas.changes(camille, { suspendedUntil: ago(300), reason: 'suspension', banned: false })
  await forgets()
  const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, camille.id))
  expect(user).toMatchObject({ suspendedUntil: null, reason: null })
})

it('deletes old staff notes and audit entries, except role changes', async () => {
  const note = (createdAt: Date) => ({ about: 'member', aboutId: camille.id, authorId: maud.id, text: '…', createdAt })
  await test.db.insert(tables.staffNotes).values([note(old), note(fresh)])
  const act = (action: string, createdAt: Date) => ({ action, target: 'member', targetId: camille.id, createdAt })
  await test.db
    .insert(tables.auditEntries)
    .values([
      ...['member.open', 'report.decide', 'sanction.give', 'contact.open', 'role.change'].map((name) => act(name, old)),
      act('member.open', fresh),
    ])
  await forgets()
  expect(await test.db.$count(tables.staffNotes)).toBe(1)
  expect((await test.db.select().from(tables.auditEntries)).map(({ action }) => action)).toEqual([
    'role.change',
    'member.open',
  ])
})

it('keeps the evidence of a decision for thirty days, then only the decision', async () => {
  const [over, still] = [limits.evidenceDays + 1, limits.evidenceDays - 1]
  const gone = await reported('rejected', ago(over))
  const kept = await reported('upheld', ago(still))
  const open = await reported('open', null)
  await forgets()
  const rows = await test.db.select().from(tables.reports)
  const snapshotOf = (id: number) => rows.find((row) => row.id === id)?.snapshot
  expect(snapshotOf(gone)).toEqual({})
  for (const id of [kept, open]) expect(snapshotOf(id)).toEqual({ text: 'Des mots' })
})

it('keeps it during a review, and thirty days after', async () => {
  const asked = async (state: string, decidedAt: Date | null) => {
    const reportId = await reported('rejected', ago(limits.moderationDays + 1))
    await test.db.insert(tables.reviews).values({ reportId, text: 'Relisez.', state, decidedAt })
    return reportId
  }
  const open = await asked('open', null)
  await forgets()
  const [row] = await test.db.select().from(tables.reports).where(eq(tables.reports.id, open))
  expect(row?.snapshot, 'its evidence waits, and so does the report itself').toEqual({ text: 'Des mots' })
  const answered = await test.db.update(tables.reviews).set({ state: 'confirmed', decidedAt: now }).returning()
  await test.db.update(tables.reports).set({ decidedAt: ago(limits.evidenceDays + 5) })
  await forgets()
  const [fresher] = await test.db.select().from(tables.reports).where(eq(tables.reports.id, open))
  expect(fresher?.snapshot).toEqual({ text: 'Des mots' })
  await test.db.update(tables.reviews).set({ decidedAt: ago(limits.evidenceDays + 1) })
  await forgets()
  const [last] = await test.db.select().from(tables.reports).where(eq(tables.reports.id, open))
  expect([answered.length, last?.snapshot]).toEqual([1, {}])
})
