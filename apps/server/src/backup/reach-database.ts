import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@consoeurs/database'
import { DATABASE, STATE_DIR, startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import { shippedBinaries } from '@consoeurs/embedded-postgres/binaries'
import { PORT, SUPERUSER } from '@consoeurs/embedded-postgres/cluster'
import { placeCluster } from '@consoeurs/embedded-postgres/placement'
import { readPostmaster } from '@consoeurs/embedded-postgres/postmaster'
import { print as sayAloud } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'

/** The external database, the running embedded one, or one started for this command. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { say = sayAloud }: { say?: (sentence: string) => void } = {},
): Promise<OpenDatabase> {
  if (databaseUrl) return openDatabase({ url: databaseUrl })
  const { data } = placeCluster({ dataDir, binaries: shippedBinaries(), stateDir: STATE_DIR })
  const running = readPostmaster(data)
  if (running?.ready) {
    const embedded = { host: running.socketDir, port: PORT, user: SUPERUSER, database: DATABASE }
    const database = openDatabase({ embedded })
    const answers = await database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (answers) return database
    await database.close()
  }
  const started = await startEmbeddedPostgres({ dataDir: join(dataDir), say })
  const database = openDatabase({ embedded: started.connection })
  return {
    ...database,
    close: async () => {
      await database.close()
      await started.stop()
    },
  }
}
