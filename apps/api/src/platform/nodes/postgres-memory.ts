import type { Pool } from 'pg'
import type { SharedMemory } from './shared-memory.ts'

const COUNT = `
  insert into shared_counts as counted (key, count, ends_at)
  values ($1, $2, now() + make_interval(secs => $3::float8 / 1000))
  on conflict (key) do update set
    count = case when counted.ends_at <= now() then excluded.count else counted.count + excluded.count end,
    ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
  returning count, extract(epoch from ends_at - now())::float8 * 1000 as left`

const RECALL = `
  select mark = $2 as known, extract(epoch from at)::float8 * 1000 as at from shared_marks
  where key = $1 and at > to_timestamp($3::float8 / 1000) order by at`

/** Nothing comes back of a mark that is there, neither over nor to begin anew. */
const MARK = `
  with before as (select ends_at from shared_marks where key = $1 and mark = $2)
  insert into shared_marks as marked (key, mark, at, ends_at)
  values ($1, $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000))
  on conflict (key, mark) do update set at = excluded.at, ends_at = excluded.ends_at
    where marked.ends_at <= excluded.at or $5::boolean
  returning coalesce((select ends_at from before) <= marked.at, true) as new`

/** In tables that are written to no log of the database: a crash forgets them. */
export const createPostgresMemory = (pool: Pool): SharedMemory => ({
  async count(key, windowMs, by = 1) {
    const { rows } = await pool.query<{ count: number; left: number }>(COUNT, [key, by, windowMs])
    const [counted] = rows
    if (counted === undefined) throw new Error('the count was not answered')
    return { count: counted.count, left: Math.max(0, counted.left) }
  },
  async recall(key, after, mark) {
    const { rows } = await pool.query<{ known: boolean; at: number }>(RECALL, [key, mark, after])
    return { others: rows.filter(({ known }) => !known).map(({ at }) => at), known: rows.some(({ known }) => known) }
  },
  async mark(key, mark, { at, keptMs, renew = false }) {
    const { rows } = await pool.query<{ new: boolean }>(MARK, [key, mark, at, at + keptMs, renew])
    return rows[0]?.new ?? false
  },
})

/** What counts no more, and what every node has fetched. */
export async function forgetShared(pool: Pool): Promise<void> {
  await pool.query('delete from shared_counts where ends_at < now()')
  await pool.query('delete from shared_marks where ends_at < now()')
  await pool.query("delete from live_attachments where created_at < now() - interval '1 minute'")
}
