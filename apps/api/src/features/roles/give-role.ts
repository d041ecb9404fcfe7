import type { Role } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type Actor, noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { users } = tables

/** The administrators who can come in, locked: of two who step down at once, the second sees the first gone. */
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

type Addressee = { id: number } | { username: string }

interface Giving {
  to: Addressee
  role: Role
  now: Date
}

interface Given {
  id: number
  username: string
  name: string
  /** Whether her role asks her for a second factor that she has not. */
  lacksSecondFactor: boolean
}

/**
 * Gives a member a role; her sessions go on, with the rights of the new one from their next call. The same role again
 * changes nothing; who is kept out is let in before she works here.
 * @throws AppError MEMBER_NOT_FOUND, LAST_ADMIN, SHUT_OUT_NO_ROLE
 */
export async function giveRole(tx: Tx, actor: Actor, { to, role, now }: Giving): Promise<Given> {
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
  const given: Given = { ...whose, lacksSecondFactor: role !== 'member' && !twoFactor }
  if (before === role) return given
  if (before === 'admin' && admins.every(({ id }) => id === member.id)) throw new AppError('LAST_ADMIN')
  const isShutOut = banned || blocked || (suspendedUntil !== null && suspendedUntil > now)
  if (role !== 'member' && isShutOut) throw new AppError('SHUT_OUT_NO_ROLE')
  await tx.update(users).set({ roleUser: role }).where(eq(users.id, member.id))
  await noteAct(tx, actor, {
    action: 'role.change',
    target: 'member',
    targetId: member.id,
    detail: { username: member.username, before, after: role },
  })
  return given
}
