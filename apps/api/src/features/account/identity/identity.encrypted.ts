import { tables } from '@consoeurs/database'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'

const { twoFactors } = tables
const { id, secret, backupCodes } = twoFactors

/** Encrypted by better-auth. Older recovery codes stay encrypted until the job hashes them. */
export const identityEncryptedColumns: readonly EncryptedColumn[] = [
  { what: 'second factors', table: twoFactors, id, sealed: secret },
  { what: 'recovery codes', table: twoFactors, id, sealed: backupCodes },
]
