import { test } from '@playwright/test'
import { inDatabase } from './in-database.ts'

/** Number of the advisory lock (PostgreSQL) on what all journeys of one server share: the settings of the site. */
const SETTINGS = 7_431

/** While others rely on the usual settings of the site, nobody changes them. */
export async function underUsualSettings<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined
  await inDatabase(test.info(), async (client) => {
    await client.query('SELECT pg_advisory_lock_shared($1)', [SETTINGS])
    result = await work()
  })
  return result as Result
}

/** Waits for those who rely on the usual settings, and lets none begin before the work is done. */
export const whileSettingsDiffer = (work: () => Promise<void>): Promise<void> =>
  inDatabase(test.info(), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [SETTINGS])
    await work()
  })
