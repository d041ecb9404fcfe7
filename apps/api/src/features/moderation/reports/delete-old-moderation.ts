import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, lt, ne, sql } from 'drizzle-orm'
import { allowAuditDeletion } from '../../../platform/data/audit.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { deleteOldSanctions } from '../sanctions/public.ts'
import { deleteNotesAbout, deleteOldStaffNotes } from '../staff-notes/public.ts'

const { auditEntries, reports, reviews } = tables

const DAY = 24 * 3_600_000

/** No review is open. */
const isNotAsked = sql`not exists (select 1 from ${reviews} where ${reviews.reportId} = ${reports.id} and ${reviews.state} = 'open')`

/** Retention starts at the decision, or at the decision of its review. */
const lastDecidedAt = sql`greatest(${reports.decidedAt}, (select ${reviews.decidedAt} from ${reviews} where ${reviews.reportId} = ${reports.id}))`

/** Keeps the evidence of a sanction while that sanction is under review. */
const measuresNotAsked = sql`not exists (select 1 from ${tables.sanctions} join ${reviews} on ${reviews.sanctionId} = ${tables.sanctions.id} where ${tables.sanctions.reportId} = ${reports.id} and (${reviews.state} = 'open'))`

/** Evidence is kept for 30 days, as a review may need it. The decision stays. */
async function deleteOldEvidence(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(reports)
    .set({ snapshot: {} })
    .where(
      and(
        ne(reports.state, 'open'),
        sql`${lastDecidedAt} < ${before}`,
        sql`${reports.snapshot} <> '{}'::jsonb`,
        isNotAsked,
        measuresNotAsked,
      ),
    )
}

/** Open reports stay, however old. */
async function deleteOldReports(tx: Tx, before: Date): Promise<void> {
  const decided = await tx
    .delete(reports)
    .where(and(ne(reports.state, 'open'), lt(reports.decidedAt, before), isNotAsked))
    .returning({ id: reports.id })
  const ids = decided.map(({ id }) => id)
  await deleteNotesAbout(tx, 'report', ids)
}

const ofModeration = sql`${auditEntries.action} ~ '^(report|review|sanction|certification|content|contact|member|room-message)\.|^community\.put-out$'`

/**
 * Nightly, as /l/confidentialite says: one year after a decision, deletes the report, ended measures, notes and audit
 * entries. Bans and measures that still hide content stay.
 */
export async function deleteOldModeration(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.moderationDays * DAY)
  const evidenceBefore = new Date(now.getTime() - limits.evidenceDays * DAY)
  await unitOfWork((tx) => deleteOldEvidence(tx, evidenceBefore))
  await unitOfWork((tx) => deleteOldSanctions(tx, { before, now }))
  await unitOfWork((tx) => deleteOldReports(tx, before))
  await unitOfWork((tx) => deleteOldStaffNotes(tx, before))
  await unitOfWork(async (tx) => {
    await allowAuditDeletion(tx)
    await tx.delete(auditEntries).where(and(lt(auditEntries.createdAt, before), ofModeration))
  })
}
