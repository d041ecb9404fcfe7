import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { closeCodes, makeRecoveryCodes, type RecoveryCodeParts } from './recovery-codes.ts'

const { twoFactors } = tables

/** Those of before are dead; these are shown once, and kept as hashes. */
export async function renewRecoveryCodes(tx: Tx, userId: number, parts: RecoveryCodeParts): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const backupCodes = await closeCodes(codes, parts)
  await tx.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId))
  return codes
}
