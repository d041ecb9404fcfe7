import type { Brand } from '@consoeurs/brand'
import { SignUp } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit, serverActor } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { completeAccount, hashPassword, refuseDisposable } from '../auth/public.ts'
import { requireStrongPassword } from '../password/public.ts'
import { requireOwnName, requireUsername } from '../usernames/public.ts'

const { users, accounts } = tables

/** The operator also chooses the username. */
export const AdminAccount = SignUp.pick({ displayName: true, email: true, password: true, birthdate: true }).extend({
  username: z.string({ error: 'Choisis le nom de son adresse.' }),
})
export type AdminAccount = z.infer<typeof AdminAccount>

/**
 * Confirmed, because the operator vouches for the address.
 * @throws AppError the errors of sign-up, EMAIL_ALREADY_IN_USE, USERNAME_TAKEN
 */
export async function openAdminAccount(
  tx: Tx,
  brand: Brand,
  { displayName, email, password, birthdate, username: wish }: AdminAccount,
): Promise<{ id: number; username: string }> {
  refuseDisposable(email)
  requireOwnName(brand, displayName)
  await requireStrongPassword(password, [displayName, email])
  const [known] = await tx.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${email}`)
  if (known !== undefined) throw new AppError('EMAIL_ALREADY_IN_USE')
  const username = await requireUsername(tx, { id: 0, username: '', displayName }, wish)
  const [user] = await tx
    .insert(users)
    .values({ name: displayName, email, username, birthdate, emailVerified: true, roleUser: 'admin' })
    .returning({ id: users.id })
  if (user === undefined) throw new Error('the account was not opened')
  await tx.insert(accounts).values({
    userId: user.id,
    accountId: String(user.id),
    providerId: 'credential',
    password: await hashPassword(password),
  })
  await completeAccount(tx, user.id, brand)
  await recordAudit(tx, serverActor, {
    action: 'account.open',
    target: 'member',
    targetId: user.id,
    detail: { username, role: 'admin' },
  })
  return { id: user.id, username }
}
