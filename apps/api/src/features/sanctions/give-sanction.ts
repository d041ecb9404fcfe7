import { type GiveSanction, limits, type ReportTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { alignStanding } from './align-standing.ts'
import { holdMember } from './hold-member.ts'
import type { Judge } from './judge.ts'

export interface Measure extends Omit<GiveSanction, 'clientId'> {
  memberId: number
  /** The report that it comes from, and what that was about. */
  report?: { id: number; target: ReportTarget; targetId: number }
}

const DAY = 24 * 3_600_000

/** @throws AppError VALIDATION */
function endOf({ kind, until }: Measure, now: Date): Date | null {
  if (kind !== 'suspension') return null
  if (until === undefined) throw new AppError('VALIDATION', { fields: { until: ['Choisis jusqu’à quand.'] } })
  const end = new Date(until)
  if (end <= now) throw new AppError('VALIDATION', { fields: { until: ['Choisis un moment à venir.'] } })
  if (end.getTime() - now.getTime() > limits.suspensionDays * DAY) {
    throw new AppError('VALIDATION', { fields: { until: ['Une suspension dure un an au plus.'] } })
  }
  return end
}

/**
 * A warning, a suspension until a moment, or a ban. She is told of a warning; the other two end her sessions, and she
 * reads why at the door.
 * @throws AppError VALIDATION, MEMBER_NOT_FOUND, NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE
 */
export async function giveSanction(tx: Tx, { viewer, actor, now }: Judge, measure: Measure): Promise<number> {
  const { memberId, kind, reason, ground, report } = measure
  const until = endOf(measure, now)
  await holdMember(tx, viewer, 'sanction.give', memberId)
  const about = report && { reportId: report.id, target: report.target, targetId: report.targetId }
  const [row] = await tx
    .insert(tables.sanctions)
    .values({ memberId, kind, reason, ground, until, byId: viewer.id, createdAt: now, ...about })
    .returning({ id: tables.sanctions.id })
  if (row === undefined) throw new Error('the sanction was not written')
  if (kind !== 'warning') await alignStanding(tx, memberId, now)
  await noteAct(tx, actor, {
    action: 'sanction.give',
    target: 'member',
    targetId: memberId,
    detail: { sanctionId: row.id, kind, until: until?.toISOString() ?? null, reportId: report?.id ?? null },
  })
  tx.emit({ type: 'sanction.given', sanctionId: row.id, memberId })
  return row.id
}
