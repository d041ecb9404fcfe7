import type { Database } from '@consoeurs/database'
import { and, asc, eq, gt, isNotNull, ne, notLike, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { seal, unseal } from './sealed.ts'

/** Where something lies that only the site's secret opens: each feature names its own (`*.sealed.ts`). */
export interface SealedColumn {
  /** As the log names it. */
  what: string
  table: PgTable
  /** A number, by which the rows are walked. */
  id: PgColumn
  sealed: PgColumn
  /** What goes into the key of each row, and how. */
  salted?: { salt: PgColumn; keyOf: (secret: string, salt: string) => string }
}

export interface SealKeys {
  secret: string
  /** Newest first. */
  secretsBefore: readonly string[]
}

export interface Renewal {
  /** Closed again, under the key of today. */
  renewed: number
  /** None of the keys opens them. */
  unreadable: number
}

interface Row {
  id: number
  closed: string
  salt: string
}

const AT_ONCE = 100
/** Recovery codes lie beside as hashes, in a list: nothing of them is sealed. */
const HASHES = '[%'

async function rowsAfter(db: Database, { table, id, sealed, salted }: SealedColumn, last: number): Promise<Row[]> {
  const rows = await db
    .select({ id, closed: sealed, salt: salted?.salt ?? sql<string>`''` })
    .from(table)
    .where(and(gt(id, last), isNotNull(sealed), ne(sealed, ''), notLike(sealed, HASHES)))
    .orderBy(asc(id))
    .limit(AT_ONCE)
  return rows as Row[]
}

/** The same text under the key of today; null where that key closed it already, undefined where no key opens it. */
async function closedAnew(
  { salted }: SealedColumn,
  { closed, salt }: Row,
  { secret, secretsBefore }: SealKeys,
): Promise<string | null | undefined> {
  const keyOf = (of: string) => salted?.keyOf(of, salt) ?? of
  if ((await unseal(keyOf(secret), closed)) !== null) return null
  for (const before of secretsBefore) {
    const text = await unseal(keyOf(before), closed)
    if (text !== null) return seal(keyOf(secret), text)
  }
  return undefined
}

/**
 * Brings one column under the key of today, row by row: each is a step of its own, so that a run that died half-way is
 * gone on with by the next, and nothing that changed meanwhile is written over.
 */
export async function renewColumn(db: Database, column: SealedColumn, keys: SealKeys): Promise<Renewal> {
  const { table, id, sealed } = column
  const sum: Renewal = { renewed: 0, unreadable: 0 }
  let last = 0
  for (;;) {
    const rows = await rowsAfter(db, column, last)
    for (const row of rows) {
      last = row.id
      const anew = await closedAnew(column, row, keys)
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

/** Of the first rows of a column: how many there are, and how many no key opens. Reads only. @param keys null for none */
export async function lookAtColumn(
  db: Database,
  column: SealedColumn,
  keys: SealKeys | null,
): Promise<{ seals: number; unreadable: number }> {
  const rows = await rowsAfter(db, column, 0)
  if (keys === null) return { seals: rows.length, unreadable: rows.length }
  const opened = await Promise.all(rows.map((row) => closedAnew(column, row, keys)))
  return { seals: rows.length, unreadable: opened.filter((anew) => anew === undefined).length }
}
