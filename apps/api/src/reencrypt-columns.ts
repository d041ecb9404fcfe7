import type { Database } from '@consoeurs/database'
import type { FastifyBaseLogger } from 'fastify'
import { invitationsEncryptedColumns } from './features/account/arrival/public.ts'
import { identityEncryptedColumns } from './features/account/identity/public.ts'
import { pushEncryptedColumns } from './features/chat/push/public.ts'
import { certificationsEncryptedColumns } from './features/moderation/certifications/public.ts'
import { webhooksEncryptedColumns } from './features/operations/webhooks/public.ts'
import { meetingsEncryptedColumns } from './features/people/meetings/public.ts'
import {
  checkColumn,
  type EncryptedColumn,
  type Renewal,
  reencryptColumn,
  type SealKeys,
} from './platform/data/encrypted-columns.ts'

/** All encrypted columns. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...identityEncryptedColumns,
  ...invitationsEncryptedColumns,
  ...pushEncryptedColumns,
  ...meetingsEncryptedColumns,
  ...certificationsEncryptedColumns,
  ...webhooksEncryptedColumns,
]

interface RenewParts extends SealKeys {
  db: Database
  logger: FastifyBaseLogger
}

/** Re-encrypts everything with the current `SECRET` after a rotation. Idempotent. */
export async function reencryptColumns({ db, logger, ...keys }: RenewParts): Promise<Renewal> {
  const sum: Renewal = { renewed: 0, unreadable: 0 }
  const renewed: Record<string, number> = {}
  for (const column of encryptedColumns) {
    const done = await reencryptColumn(db, column, keys)
    sum.renewed += done.renewed
    sum.unreadable += done.unreadable
    if (done.renewed > 0) renewed[column.what] = done.renewed
  }
  if (sum.renewed > 0) logger.info({ renewed }, 'encrypted anew under the SECRET of today')
  if (sum.unreadable > 0)
    logger.warn({ unreadable: sum.unreadable }, 'no SECRET that is known opens some of what is kept')
  return sum
}

/** Checks whether the keys decrypt the first rows of each column, without writing. */
export async function checkEncryptedColumns(
  db: Database,
  keys: SealKeys | null,
): Promise<{ seals: number; unreadable: number }> {
  const sum = { seals: 0, unreadable: 0 }
  for (const column of encryptedColumns) {
    const { seals, unreadable } = await checkColumn(db, column, keys)
    sum.seals += seals
    sum.unreadable += unreadable
  }
  return sum
}
