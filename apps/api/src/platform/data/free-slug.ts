import { randomBytes } from 'node:crypto'
import { type AnyColumn, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './unit-of-work.ts'

/** Transactions that want the same slug wait for this one. */
export const holdSlug = (tx: Tx, kind: string, slug: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${kind}:${slug}`}, 0))`)

/**
 * The wished slug, or one with a random suffix; locked until the transaction ends. A number is prefixed, because
 * addresses may hold ids instead.
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
