import type { Database } from '@consoeurs/database'
import { and, asc, eq, gt, isNotNull, ne, notLike, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { decrypt, encrypt } from './encryption.ts'

/** Each feature declares its own (`*.encrypted.ts`). */
export interface EncryptedColumn {
  /** Name in the log. */
  what: string
  table: PgTable
  /** A number, for keyset pagination. */
  id: PgColumn
  sealed: PgColumn
  /** Derives the key of each row from its salt. */
  salted?: { salt: PgColumn; keyOf: (secret: string, salt: string) => string }
}

export interface SealKeys {
  secret: string
  /** Newest first. */
  secretsBefore: readonly string[]
}

export interface Renewal {
  renewed: number
  /** No secret decrypts them. */
  unreadable: number
}

interface Row {
  id: number
  closed: string
  salt: string
}

const AT_ONCE = 100
/** The same column holds recovery codes as lists of hashes, which are not encrypted. */
const HASHES = '[%'

async function rowsAfter(db: Database, { table, id, sealed, salted }: EncryptedColumn, last: number): Promise<Row[]> {
  const rows = await db
    .select({ id, closed: sealed, salt: salted?.salt ?? sql<string>`''` })
    .from(table)
    .where(and(gt(id, last), isNotNull(sealed), ne(sealed, ''), notLike(sealed, HASHES)))
    .orderBy(asc(id))
    .limit(AT_ONCE)
  return rows as Row[]
}

/** Re-encrypts a value; null where the current secret encrypted it, undefined where no secret decrypts it. */
async function reencrypt(
  { salted }: EncryptedColumn,
  { closed, salt }: Row,
  { secret, secretsBefore }: SealKeys,
): Promise<string | null | undefined> {
  const keyOf = (of: string) => salted?.keyOf(of, salt) ?? of
  if ((await decrypt(keyOf(secret), closed)) !== null) return null
  for (const before of secretsBefore) {
    const text = await decrypt(keyOf(before), closed)
    if (text !== null) return encrypt(keyOf(secret), text)
  }
  return undefined
}

/**
 * Re-encrypts a column in one transaction per row: an interrupted run can be resumed, and concurrent changes are kept.
 */
export async function reencryptColumn(db: Database, column: EncryptedColumn, keys: SealKeys): Promise<Renewal> {
  const { table, id, sealed } = column
  const sum: Renewal = { renewed: 0, unreadable: 0 }
  let last = 0
  for (;;) {
    const rows = await rowsAfter(db, column, last)
    for (const row of rows) {
      last = row.id
      const anew = await reencrypt(column, row, keys)
      if (anew === null) continue
      if (anew === undefined) {
        sum.unreadable += 1
        continue
      }
      const still = and(eq(id, row.id), eq(sealed, row.closed))
      await db.transaction((tx) =>
        tx.execute(sql`UPDATE ${table} SET ${sql.identifier(sealed.name)} = ${anew} WHERE ${still}`),
      )
      sum.renewed += 1
    }
    if (rows.length < AT_ONCE) return sum
  }
}

/**
 * Checks the first rows without writing.
 * @param keys null for none
 */
export async function checkColumn(
  db: Database,
  column: EncryptedColumn,
  keys: SealKeys | null,
): Promise<{ seals: number; unreadable: number }> {
  const rows = await rowsAfter(db, column, 0)
  if (keys === null) return { seals: rows.length, unreadable: rows.length }
  const opened = await Promise.all(rows.map((row) => reencrypt(column, row, keys)))
  return { seals: rows.length, unreadable: opened.filter((anew) => anew === undefined).length }
}
