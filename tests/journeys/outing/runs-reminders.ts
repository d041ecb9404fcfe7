import type { TestInfo } from '@playwright/test'
import { inDatabase } from '../evening/in-database.ts'

/**
 * Makes it the day before this outing: it is tomorrow, in a time zone where it is noon now, and who comes said so
 * yesterday. The job that reminds them runs once more than by the clock.
 */
export async function isTheDayBefore(info: TestInfo, shareId: number): Promise<void> {
  const hour = new Date().getUTCHours()
  // In « Etc/ » names the sign is that of the way to Greenwich.
  const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`
  await inDatabase(info, async (client) => {
    await client.query(`UPDATE shares SET outing_at = now() + interval '1 day', outing_time_zone = $2 WHERE id = $1`, [
      shareId,
      zone,
    ])
    await client.query(`UPDATE share_participants SET created_at = now() - interval '1 day' WHERE share_id = $1`, [
      shareId,
    ])
    await client.query(
      `INSERT INTO pgboss.job (name, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff)
       SELECT name, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff
       FROM pgboss.queue WHERE name = 'outings.remind'`,
    )
  })
}
