import { type GiveSanction, limits, type ReportTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { alignStanding } from './align-standing.ts'
import { lockMember } from './lock-member.ts'
import type { Moderator } from './moderator.ts'

export interface SanctionInput extends Omit<GiveSanction, 'clientId'> {
  memberId: number
  report?: { id: number; target: ReportTarget; targetId: number }
}

const DAY = 24 * 3_600_000

/** @throws AppError VALIDATION */
function endOf({ kind, until }: SanctionInput, now: Date): Date | null {
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
 * A suspension or a ban ends all sessions; its reason is shown at sign-in.
 * @throws AppError VALIDATION, MEMBER_NOT_FOUND, NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE
 */
export async function giveSanction(tx: Tx, { viewer, actor, now }: Moderator, measure: SanctionInput): Promise<number> {
  const { memberId, kind, reason, ground, report } = measure
  const until = endOf(measure, now)
  await lockMember(tx, viewer, 'sanction.give', memberId)
  const about = report && { reportId: report.id, target: report.target, targetId: report.targetId }
  const [row] = await tx
    .insert(tables.sanctions)
    .values({ memberId, kind, reason, ground, until, byId: viewer.id, createdAt: now, ...about })
    .returning({ id: tables.sanctions.id })
  if (row === undefined) throw new Error('the sanction was not written')
  if (kind !== 'warning') await alignStanding(tx, memberId, now)
  await recordAudit(tx, actor, {
    action: 'sanction.give',
    target: 'member',
    targetId: memberId,
    detail: { sanctionId: row.id, kind, until: until?.toISOString() ?? null, reportId: report?.id ?? null },
  })
  tx.emit({ type: 'sanction.given', sanctionId: row.id, memberId })
  return row.id
}
