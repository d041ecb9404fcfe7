import { randomBytes } from 'node:crypto'
import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './unit-of-work.ts'

/** Whoever wishes the same slug waits until this transaction has ended. */
export const holdSlug = (tx: Tx, kind: string, slug: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${kind}:${slug}`}, 0))`)

/**
 * The slug that was wished, or one beside it where another has it. It is kept for this transaction: who wishes the same
 * at this moment waits, and gets another. A number is no slug: addresses may hold numbers instead.
 */
export async function freeSlug(
  tx: Tx,
  wished: string,
  { column, kind }: { column: AnyColumn; kind: string },
): Promise<string> {
  const slug = /^\d*$/.test(wished) ? `${kind}-${wished}`.replace(/-$/, '') : wished
  await holdSlug(tx, kind, slug)
  const taken = await tx.$count(column.table as PgTable, eq(column, slug))
  return taken === 0 ? slug : `${slug}-${randomBytes(3).toString('hex')}`
}
