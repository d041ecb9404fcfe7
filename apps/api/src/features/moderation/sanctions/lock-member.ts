import { hasAdminAccess, Role } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { type SanctionAction, type SanctionSubject, sanctionPolicy } from './sanctions.policy.ts'

const { users } = tables

/** @throws AppError NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE */
export function requireJudging(viewer: Viewer, act: SanctionAction, subject: SanctionSubject): void {
  if (can(sanctionPolicy, viewer, act, subject)) return
  const roleFirst = act === 'sanction.give' && viewer.id !== subject.memberId && hasAdminAccess(subject.role)
  throw new AppError(roleFirst ? 'STAFF_NOT_SANCTIONABLE' : 'NOT_SANCTIONABLE')
}

/**
 * Locks the row: measures are serialised, and the member's role cannot change meanwhile.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE, STAFF_NOT_SANCTIONABLE
 */
export async function lockMember(tx: Tx, viewer: Viewer, act: SanctionAction, memberId: number): Promise<void> {
  const [member] = await tx.select({ role: users.roleUser }).from(users).where(eq(users.id, memberId)).for('update')
  if (member === undefined) throw new AppError('MEMBER_NOT_FOUND')
  requireJudging(viewer, act, { memberId, role: Role.catch('member').parse(member.role) })
}
