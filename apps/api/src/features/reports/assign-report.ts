import { tables } from '@consoeurs/database'
import { and, eq, isNull, or } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { Judge } from '../sanctions/public.ts'
import { requireReport } from './reports.detail.ts'

const { reports } = tables

/**
 * She looks after it from now on.
 * @param takeOver from whoever has it
 * @throws AppError REPORT_NOT_FOUND, REPORT_TAKEN
 */
export async function assignReport(
  tx: Tx,
  { viewer, actor }: Judge,
  { id, takeOver }: { id: number; takeOver: boolean },
): Promise<void> {
  const { report } = await requireReport(tx, viewer, id)
  const free = takeOver ? undefined : or(isNull(reports.assigneeId), eq(reports.assigneeId, viewer.id))
  const [taken] = await tx
    .update(reports)
    .set({ assigneeId: viewer.id })
    .where(and(eq(reports.id, id), free))
    .returning({ id: reports.id })
  if (taken === undefined) throw new AppError('REPORT_TAKEN')
  if (report.assigneeId === viewer.id) return
  await noteAct(tx, actor, { action: 'report.assign', target: 'report', targetId: id, detail: { takeOver } })
}

/** Lets go of it, where she has it; whoever else has it keeps it. @throws AppError REPORT_NOT_FOUND */
export async function releaseReport(tx: Tx, { viewer, actor }: Judge, id: number): Promise<void> {
  await requireReport(tx, viewer, id)
  const [released] = await tx
    .update(reports)
    .set({ assigneeId: null })
    .where(and(eq(reports.id, id), eq(reports.assigneeId, viewer.id)))
    .returning({ id: reports.id })
  if (released === undefined) return
  await noteAct(tx, actor, { action: 'report.release', target: 'report', targetId: id })
}
