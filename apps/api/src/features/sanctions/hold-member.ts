import { Role } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { sanctionPolicy } from './sanctions.policy.ts'

const { users } = tables

/**
 * Holds her until the transaction ends: measures about one member come one after the other.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE
 */
export async function holdMember(tx: Tx, viewer: Viewer, memberId: number): Promise<void> {
  const [member] = await tx.select({ role: users.roleUser }).from(users).where(eq(users.id, memberId)).for('update')
  if (member === undefined) throw new AppError('MEMBER_NOT_FOUND')
  const role = Role.catch('member').parse(member.role)
  if (!can(sanctionPolicy, viewer, 'sanction.give', { memberId, role })) throw new AppError('NOT_SANCTIONABLE')
}
