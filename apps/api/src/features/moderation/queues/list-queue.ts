import { type DeskList, deskOffset } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

interface QueueQuery<Select extends PgSelect, Row> {
  page: { page: number; pageSize: number }
  /** The filtered query, built once for the rows and once for the total. */
  select: () => Select
  order: SQL[]
  view: (found: Select['_']['result'][number]) => Row
}

/** One page of a moderation queue, and the total of its rows. */
export async function listQueue<Select extends PgSelect, Row>(
  db: Queryable,
  { page, select, order, view }: QueueQuery<Select, Row>,
): Promise<DeskList<Row>> {
  const rows = await select()
    .orderBy(...order)
    .limit(page.pageSize)
    .offset(deskOffset(page))
  // PostgreSQL 15 needs a name for the subquery.
  return { items: rows.map(view), total: await db.$count(select().as('found')) }
}
