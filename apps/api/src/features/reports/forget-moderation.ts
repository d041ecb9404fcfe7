import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, lt, ne, sql } from 'drizzle-orm'
import { mayForgetActs } from '../../platform/audit.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { forgetSanctions } from '../sanctions/public.ts'
import { forgetNotesAbout, forgetStaffNotes } from '../staff-notes/public.ts'

const { auditEntries, reports, reviews } = tables

const DAY = 24 * 3_600_000

/** Nobody looks at it again just now. */
const isNotAsked = sql`not exists (select 1 from ${reviews} where ${reviews.reportId} = ${reports.id} and ${reviews.state} = 'open')`

/** The day from which its evidence is counted: of the decision, or of the second one. */
const lastDecidedAt = sql`greatest(${reports.decidedAt}, (select ${reviews.decidedAt} from ${reviews} where ${reviews.reportId} = ${reports.id}))`

/** What a measure that stands or fell rests on stays while that measure is looked at again. */
const measuresNotAsked = sql`not exists (select 1 from ${tables.sanctions} join ${reviews} on ${reviews.sanctionId} = ${tables.sanctions.id} where ${tables.sanctions.reportId} = ${reports.id} and (${reviews.state} = 'open'))`

/**
 * The words and pictures of others that a decided report holds are evidence for whoever looks at it again, and are gone
 * after thirty days; the decision itself stays.
 */
async function forgetEvidence(tx: Tx, before: Date): Promise<void> {
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

/** Those that were decided, with what they kept of others’ words; what is open waits, however old. */
async function forgetReports(tx: Tx, before: Date): Promise<void> {
  const decided = await tx
    .delete(reports)
    .where(and(ne(reports.state, 'open'), lt(reports.decidedAt, before), isNotAsked))
    .returning({ id: reports.id })
  const ids = decided.map(({ id }) => id)
  await forgetNotesAbout(tx, 'report', ids)
}

/** Acts of those who moderate say what was decided about whom. */
const ofModeration = sql`${auditEntries.action} ~ '^(report|review|sanction|certification|content|contact|member|room-message)\.|^community\.put-out$'`

/**
 * Every night, as /l/confidentialite says: a year after a decision its report, the measures that are over, what staff noted
 * and the trace of it at the desk are gone. A ban, and what keeps something hidden, are kept as long as they last.
 */
export async function forgetModeration(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.moderationDays * DAY)
  const evidenceBefore = new Date(now.getTime() - limits.evidenceDays * DAY)
  await unitOfWork((tx) => forgetEvidence(tx, evidenceBefore))
  await unitOfWork((tx) => forgetSanctions(tx, { before, now }))
  await unitOfWork((tx) => forgetReports(tx, before))
  await unitOfWork((tx) => forgetStaffNotes(tx, before))
  await unitOfWork(async (tx) => {
    await mayForgetActs(tx)
    await tx.delete(auditEntries).where(and(lt(auditEntries.createdAt, before), ofModeration))
  })
}
