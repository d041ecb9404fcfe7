import { type Database, tables } from '@consoeurs/database'
import { and, eq, notLike } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { closeCodes, openCodes, type RecoveryCodeParts } from './recovery-codes.ts'

const { twoFactors } = tables

interface HashingParts {
  db: Database
  unitOfWork: UnitOfWork
  codes: RecoveryCodeParts
  logger: FastifyBaseLogger
}

/**
 * Recovery codes of before they were hashed lie there encrypted: they become hashes, and the same codes go on opening.
 * Each row by itself, for a code may be used meanwhile; one that another key closed stays as it is.
 */
export async function hashRecoveryCodes({ db, unitOfWork, codes, logger }: HashingParts): Promise<void> {
  const rows = await db
    .select({ id: twoFactors.id, closed: twoFactors.backupCodes })
    .from(twoFactors)
    .where(notLike(twoFactors.backupCodes, '[%'))
  for (const { id, closed } of rows) {
    const opened = await openCodes(closed, codes).catch(() => null)
    if (opened === null) {
      logger.warn('Recovery codes were encrypted with another SECRET: they open nothing until it is back.')
      continue
    }
    const backupCodes = await closeCodes(opened, codes)
    const still = and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, closed))
    await unitOfWork((tx) => tx.update(twoFactors).set({ backupCodes }).where(still))
  }
}
