import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { hashPassword, isOutdated, type PasswordCost, verifyPassword } from './password-hash.ts'

const { accounts } = tables

interface RenewParts {
  unitOfWork: UnitOfWork
  /** Default: today's cost. */
  passwordCost: PasswordCost | undefined
}

/** Rehashes if the hash is below today's cost. A wrong password costs the same time, to hide the age of the account. */
export async function rehashPassword(
  { unitOfWork, passwordCost }: RenewParts,
  data: { hash: string; password: string },
): Promise<boolean> {
  const { hash, password } = data
  const right = await verifyPassword(data)
  if (!isOutdated(hash, passwordCost)) return right
  const renewed = await hashPassword(password, passwordCost)
  if (right) {
    // The salted hash identifies the row and detects a concurrent change.
    await unitOfWork((tx) => tx.update(accounts).set({ password: renewed }).where(eq(accounts.password, hash)))
  }
  return right
}
