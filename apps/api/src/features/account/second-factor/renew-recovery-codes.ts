import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { makeRecoveryCodes, type RecoveryCodeParts, serializeCodes } from '../auth/public.ts'

const { twoFactors } = tables

/** Voids the old codes; the new ones are shown once. */
export async function renewRecoveryCodes(tx: Tx, userId: number, parts: RecoveryCodeParts): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const backupCodes = await serializeCodes(codes, parts)
  await tx.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId))
  return codes
}
