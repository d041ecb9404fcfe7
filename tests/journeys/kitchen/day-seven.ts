import { test } from '@playwright/test'
import { inDatabase } from '../evening/in-database.ts'

/** It is the seventh day of a jar, and the job runs once more than by the clock. */
export const isDaySeven = (id: number): Promise<void> =>
  inDatabase(test.info(), async (client) => {
    await client.query(
      `UPDATE batches SET started_at = now() - interval '6 days', next_reminder_at = now(), next_reminder = 'day' WHERE id = $1`,
      [id],
    )
    await client.query(
      `INSERT INTO pgboss.job (name, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff)
       SELECT name, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff
       FROM pgboss.queue WHERE name = 'batches.remind'`,
    )
  })
