import type { Role } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { users } = tables

/** Locks the active administrators, so that two cannot step down at the same time. */
const lockAdmins = (tx: Tx, now: Date) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.roleUser, 'admin'),
        eq(users.banned, false),
        eq(users.blocked, false),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)),
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update')

type RoleRecipient = { id: number } | { username: string }

interface RoleAssignment {
  to: RoleRecipient
  role: Role
  now: Date
}

interface AssignedRole {
  id: number
  username: string
  name: string
  /** The new role requires a second factor that the member lacks. */
  lacksSecondFactor: boolean
}

/**
 * Open sessions use the role from their next request; suspended or banned members cannot get a staff role.
 * @throws AppError MEMBER_NOT_FOUND, LAST_ADMIN, SHUT_OUT_NO_ROLE
 */
export async function giveRole(tx: Tx, actor: Actor, { to, role, now }: RoleAssignment): Promise<AssignedRole> {
  const admins = await lockAdmins(tx, now)
  const [member] = await tx
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      before: users.roleUser,
      twoFactor: users.twoFactorEnabled,
      banned: users.banned,
      blocked: users.blocked,
      suspendedUntil: users.suspendedUntil,
    })
    .from(users)
    .where('id' in to ? eq(users.id, to.id) : sql`lower(${users.username}) = ${to.username.toLowerCase()}`)
    .for('no key update')
  if (member === undefined) throw new AppError('MEMBER_NOT_FOUND')
  const { before, twoFactor, banned, blocked, suspendedUntil, ...whose } = member
  const given: AssignedRole = { ...whose, lacksSecondFactor: role !== 'member' && !twoFactor }
  if (before === role) return given
  if (before === 'admin' && admins.every(({ id }) => id === member.id)) throw new AppError('LAST_ADMIN')
  const isShutOut = banned || blocked || (suspendedUntil !== null && suspendedUntil > now)
  if (role !== 'member' && isShutOut) throw new AppError('SHUT_OUT_NO_ROLE')
  await tx.update(users).set({ roleUser: role }).where(eq(users.id, member.id))
  await recordAudit(tx, actor, {
    action: 'role.change',
    target: 'member',
    targetId: member.id,
    detail: { username: member.username, before, after: role },
  })
  return given
}
