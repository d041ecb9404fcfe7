import { type DeskList, deskOffset, type LedgerEntry, type LedgerQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'

const { ledgerEntries } = tables
const { id, kind, year, month, label, amountCents } = ledgerEntries

const selectEntries = (db: Queryable) =>
  db.select({ id, kind, year, month, label, amountCents }).from(ledgerEntries).$dynamic()

/** In the order of the public page: latest year first, in it the whole year, then its months. */
export const listPublishedEntries = (db: Queryable): Promise<LedgerEntry[]> =>
  selectEntries(db).orderBy(desc(year), sql`${month} nulls first`, asc(id))

export async function listEntries(db: Queryable, query: z.output<typeof LedgerQuery>): Promise<DeskList<LedgerEntry>> {
  const { q, pageSize, sort = 'period:desc' } = query
  const where = and(
    q === '' ? undefined : sql`strpos(fold_text(${label}), fold_text(${q})) > 0`,
    query.kind === undefined ? undefined : eq(kind, query.kind),
  )
  const turn = sort.endsWith(':asc') ? asc : desc
  const keys = sort.startsWith('amount') ? [amountCents] : [year, sql`coalesce(${month}, 0)`]
  const items = await selectEntries(db)
    .where(where)
    .orderBy(...keys.map((key) => turn(key)), turn(id))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items, total: await db.$count(ledgerEntries, where) }
}

/** @throws AppError NOT_FOUND */
export async function loadEntry(db: Queryable, entryId: number): Promise<LedgerEntry> {
  const [row] = await selectEntries(db).where(eq(id, entryId))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}
