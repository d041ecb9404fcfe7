import { join } from 'node:path'
import { PORT, SUPERUSER } from '@consoeurs/embedded-postgres/cluster'
import { readPostmaster } from '@consoeurs/embedded-postgres/postmaster'
import type { TestInfo } from '@playwright/test'
import pg from 'pg'

/**
 * Straight in the database of the server that is walked through: for years of talk, which would take longer through the
 * API than the walk.
 */
export async function inDatabase({ project }: TestInfo, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const dataDir = join(import.meta.dirname, '../../../test-results/data', project.metadata.brand as string)
  const postmaster = readPostmaster(`${dataDir}/postgres`)
  if (postmaster === undefined) throw new Error(`no database runs on ${dataDir}`)
  const client = new pg.Client({ host: postmaster.socketDir, port: PORT, user: SUPERUSER, database: 'consoeurs' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
