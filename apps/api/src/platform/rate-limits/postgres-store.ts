import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { CountResult, RateLimitStore } from './rate-limit-store.ts'

// As objects, because the pool prepares those that are frequent.
const COUNT = {
  text: `
    insert into shared_counts as counted (key, count, ends_at)
    values ($1, $2, now() + make_interval(secs => $3::float8 / 1000))
    on conflict (key) do update set
      count = case when counted.ends_at <= now() then excluded.count else counted.count + excluded.count end,
      ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
    returning count, extract(epoch from ends_at - now())::float8 * 1000 as left`,
}

const RECALL = {
  text: `
    select mark = $2 as known, extract(epoch from at)::float8 * 1000 as at from shared_marks
    where key = $1 and at > to_timestamp($3::float8 / 1000) order by at`,
}

/** Returns no row for an existing mark that is neither expired nor renewed. */
const MARK = {
  text: `
    with before as (select ends_at from shared_marks where key = $1 and mark = $2)
    insert into shared_marks as marked (key, mark, at, ends_at)
    values ($1, $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000))
    on conflict (key, mark) do update set at = excluded.at, ends_at = excluded.ends_at
      where marked.ends_at <= excluded.at or $5::boolean
    returning coalesce((select ends_at from before) <= marked.at, true) as new`,
}

/** Shared by the nodes of a site, in unlogged tables: a crash clears them. Keys and marks are hashed and name nobody. */
export function createPostgresStore(pool: Pool, secret: string): RateLimitStore {
  const hash = (text: string) => createHmac('sha256', secret).update(`shared ${text}`).digest('base64url').slice(0, 22)
  return {
    async count(key, windowMs, by = 1) {
      const { rows } = await pool.query<CountResult>(COUNT, [hash(key), by, windowMs])
      const [{ count, left } = { count: by, left: windowMs }] = rows
      return { count, left: Math.max(0, left) }
    },
    async recall(key, after, mark) {
      const { rows } = await pool.query<{ known: boolean; at: number }>(RECALL, [hash(key), hash(mark), after])
      const others = rows.filter(({ known }) => !known).map(({ at }) => at)
      return { others, known: others.length < rows.length }
    },
    async mark(key, mark, { at, keptMs, renew = false }) {
      const { rows } = await pool.query<{ new: boolean }>(MARK, [hash(key), hash(mark), at, at + keptMs, renew])
      return rows[0]?.new ?? false
    },
    async unmark(key, mark) {
      await pool.query('delete from shared_marks where key = $1 and mark = $2', [hash(key), hash(mark)])
    },
  }
}

/** Deletes expired entries, and attachments that every node has fetched. */
export async function forgetShared(pool: Pool): Promise<void> {
  await pool.query('delete from shared_counts where ends_at < now()')
  await pool.query('delete from shared_marks where ends_at < now()')
  await pool.query("delete from live_attachments where created_at < now() - interval '1 minute'")
}
