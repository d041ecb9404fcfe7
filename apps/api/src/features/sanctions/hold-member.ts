import { Role, worksAtDesk } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type Judging, type SanctionSubject, sanctionPolicy } from './sanctions.policy.ts'

const { users } = tables

/** @throws AppError NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE */
export function requireJudging(viewer: Viewer, act: Judging, subject: SanctionSubject): void {
  if (can(sanctionPolicy, viewer, act, subject)) return
  const roleFirst = act === 'sanction.give' && viewer.id !== subject.memberId && worksAtDesk(subject.role)
  throw new AppError(roleFirst ? 'STAFF_NOT_SANCTIONABLE' : 'NOT_SANCTIONABLE')
}

/**
 * Holds her until the transaction ends: measures about one member come one after the other, and her role stays hers.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE
 */
export async function holdMember(tx: Tx, viewer: Viewer, act: Judging, memberId: number): Promise<void> {
  const [member] = await tx.select({ role: users.roleUser }).from(users).where(eq(users.id, memberId)).for('update')
  if (member === undefined) throw new AppError('MEMBER_NOT_FOUND')
  requireJudging(viewer, act, { memberId, role: Role.catch('member').parse(member.role) })
}
