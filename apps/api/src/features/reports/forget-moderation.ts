import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, lt, ne, sql } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { forgetSanctions } from '../sanctions/public.ts'
import { forgetNotesAbout, forgetStaffNotes } from '../staff-notes/public.ts'

const { auditEntries, reports } = tables

const DAY = 24 * 3_600_000

/** Those that were decided, with what they kept of others’ words; what is open waits, however old. */
async function forgetReports(tx: Tx, before: Date): Promise<void> {
  const decided = await tx
    .delete(reports)
    .where(and(ne(reports.state, 'open'), lt(reports.decidedAt, before)))
    .returning({ id: reports.id })
  const ids = decided.map(({ id }) => id)
  await forgetNotesAbout(tx, 'report', ids)
}

/** Acts of those who moderate say what was decided about whom. */
const ofModeration = sql`${auditEntries.action} ~ '^(report|sanction|content|contact|member|room-message)\.|^community\.put-out$'`

/**
 * Every night, as /l/confidentialite says: a year after a decision its report, the measures that are over, what staff noted
 * and the trace of it at the desk are gone. A ban, and what keeps something hidden, are kept as long as they last.
 */
export async function forgetModeration(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.moderationDays * DAY)
  await unitOfWork((tx) => forgetSanctions(tx, { before, now }))
  await unitOfWork((tx) => forgetReports(tx, before))
  await unitOfWork((tx) => forgetStaffNotes(tx, before))
  await unitOfWork((tx) => tx.delete(auditEntries).where(and(lt(auditEntries.createdAt, before), ofModeration)))
}
