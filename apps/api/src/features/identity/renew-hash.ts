import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { hashPassword, isOutdated, type PasswordCost, verifyPassword } from './password-hash.ts'

const { accounts } = tables

interface RenewParts {
  unitOfWork: UnitOfWork
  /** Today's, where nothing is said. */
  passwordCost: PasswordCost | undefined
}

/**
 * Whether the password is that of the hash; one that was made with less than today's cost is made anew with it. A wrong
 * password costs that too, so that the time of the answer tells little of how old an account is.
 */
export async function renewHash(
  { unitOfWork, passwordCost }: RenewParts,
  data: { hash: string; password: string },
): Promise<boolean> {
  const { hash, password } = data
  const right = await verifyPassword(data)
  if (!isOutdated(hash, passwordCost)) return right
  const renewed = await hashPassword(password, passwordCost)
  if (right) {
    // Its salt makes it hers alone; whoever changed the password meanwhile has another.
    await unitOfWork((tx) => tx.update(accounts).set({ password: renewed }).where(eq(accounts.password, hash)))
  }
  return right
}
