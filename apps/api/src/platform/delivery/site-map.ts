import type { Queryable } from '@consoeurs/database'
import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A collection's query for the site map: the rows that any visitor may read, with `id`, `path` (from the root,
 * URL-encoded) and `changed_at` (null where unknown).
 */
export type SiteMapSource = (db: Queryable, now: Date) => SQLWrapper

/** `changedAt` is a W3C datetime. */
export interface SiteMapEntry {
  id: number
  path: string
  changedAt: string | null
}

/** A range of ids with public rows, and their latest change. */
export interface SiteMapPart {
  part: number
  changedAt: string | null
}

const written = sql.raw(`to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** The non-empty ranges of `size` ids, numbered from 0; aggregated in the database. */
export async function siteMapParts(
  db: Queryable,
  source: SiteMapSource,
  { size, now }: { size: number; now: Date },
): Promise<SiteMapPart[]> {
  const { rows } = await db.execute<{ part: string; changed_at: string | null }>(
    sql`select part, ${written} as changed_at from (select (id - 1) / ${size}::bigint as part, max(changed_at) as changed_at from ${source(db, now)} as shown group by 1) as parts order by part`,
  )
  return rows.map(({ part, changed_at }) => ({ part: Number(part), changedAt: changed_at }))
}

/** With `after` < id ≤ `upTo`. */
export async function siteMapEntries(
  db: Queryable,
  source: SiteMapSource,
  { after, upTo, limit, now }: { after: number; upTo: number; limit: number; now: Date },
): Promise<SiteMapEntry[]> {
  const { rows } = await db.execute<{ id: string; path: string; changed_at: string | null }>(
    sql`select id, path, ${written} as changed_at from ${source(db, now)} as shown where id > ${after} and id <= ${upTo} order by id limit ${limit}`,
  )
  return rows.map(({ id, path, changed_at }) => ({ id: Number(id), path, changedAt: changed_at }))
}
