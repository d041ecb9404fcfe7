import { tables } from '@consoeurs/database'
import type { SealedColumn } from '../../platform/sealed-columns.ts'

const { twoFactors } = tables
const { id, secret, backupCodes } = twoFactors

/** As better-auth closes them. Recovery codes are hashes by now; those of before are sealed until the clock comes by. */
export const identitySealed: readonly SealedColumn[] = [
  { what: 'second factors', table: twoFactors, id, sealed: secret },
  { what: 'recovery codes', table: twoFactors, id, sealed: backupCodes },
]
