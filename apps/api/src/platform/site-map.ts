import type { Queryable } from '@consoeurs/database'
import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What a noun gives to a site map: a query of what any visitor may read, with the columns `id`, `path` (from the root,
 * in the characters of an address) and `changed_at` (null where nobody keeps it).
 */
export type SiteMapSource = (db: Queryable, now: Date) => SQLWrapper

/** One address of a site map; `changedAt` in the form of W3C datetimes. */
export interface SiteMapEntry {
  id: number
  path: string
  changedAt: string | null
}

/** A run of ids in which something is public, and the youngest change in it. */
export interface SiteMapPart {
  part: number
  changedAt: string | null
}

const written = sql.raw(`to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** The runs of `size` ids that hold something, the first being 0: counted by the database, no row comes out. */
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

/** Addresses of the ids after `after` and up to `upTo`, `limit` at most. */
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
