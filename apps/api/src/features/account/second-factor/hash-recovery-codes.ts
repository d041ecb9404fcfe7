import { type Database, tables } from '@consoeurs/database'
import { and, eq, notLike } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { parseCodes, type RecoveryCodeParts, serializeCodes } from '../auth/public.ts'

const { twoFactors } = tables

interface HashingParts {
  db: Database
  unitOfWork: UnitOfWork
  codes: RecoveryCodeParts
  logger: FastifyBaseLogger
}

/** Older codes are encrypted and stay valid. One transaction per row, because a code may be used meanwhile. */
export async function hashRecoveryCodes({ db, unitOfWork, codes, logger }: HashingParts): Promise<void> {
  const rows = await db
    .select({ id: twoFactors.id, closed: twoFactors.backupCodes })
    .from(twoFactors)
    .where(notLike(twoFactors.backupCodes, '[%'))
  for (const { id, closed } of rows) {
    const opened = await parseCodes(closed, codes).catch(() => null)
    if (opened === null) {
      logger.warn('Recovery codes were encrypted with another SECRET: they open nothing until it is back.')
      continue
    }
    const backupCodes = await serializeCodes(opened, codes)
    const still = and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, closed))
    await unitOfWork((tx) => tx.update(twoFactors).set({ backupCodes }).where(still))
  }
}
