import type { Database } from '@consoeurs/database'
import type { FastifyBaseLogger } from 'fastify'
import { certificationsSealed } from './features/certifications/public.ts'
import { identitySealed } from './features/identity/public.ts'
import { meetingsSealed } from './features/meetings/public.ts'
import { pushSealed } from './features/push/public.ts'
import { lookAtColumn, type Renewal, renewColumn, type SealedColumn, type SealKeys } from './platform/sealed-columns.ts'

/** Everything that only the site's secret opens. */
export const sealedColumns: readonly SealedColumn[] = [
  ...identitySealed,
  ...pushSealed,
  ...meetingsSealed,
  ...certificationsSealed,
]

interface RenewParts extends SealKeys {
  db: Database
  logger: FastifyBaseLogger
}

/**
 * After another `SECRET`, with those of before beside it: what they closed is closed anew, before anyone asks for it. Run
 * again it finds nothing left to do.
 */
export async function renewSeals({ db, logger, ...keys }: RenewParts): Promise<Renewal> {
  const sum: Renewal = { renewed: 0, unreadable: 0 }
  const renewed: Record<string, number> = {}
  for (const column of sealedColumns) {
    const done = await renewColumn(db, column, keys)
    sum.renewed += done.renewed
    sum.unreadable += done.unreadable
    if (done.renewed > 0) renewed[column.what] = done.renewed
  }
  if (sum.renewed > 0) logger.info({ renewed }, 'encrypted anew under the SECRET of today')
  if (sum.unreadable > 0)
    logger.warn({ unreadable: sum.unreadable }, 'no SECRET that is known opens some of what is kept')
  return sum
}

/** Whether the keys open what is kept: of each column its first rows. Reads only. */
export async function lookAtSeals(db: Database, keys: SealKeys | null): Promise<{ seals: number; unreadable: number }> {
  const sum = { seals: 0, unreadable: 0 }
  for (const column of sealedColumns) {
    const { seals, unreadable } = await lookAtColumn(db, column, keys)
    sum.seals += seals
    sum.unreadable += unreadable
  }
  return sum
}
