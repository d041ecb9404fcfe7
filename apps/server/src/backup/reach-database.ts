import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@consoeurs/database'
import { shippedBinaries } from '../../../../tools/embedded-postgres/binaries.ts'
import { PORT, SUPERUSER } from '../../../../tools/embedded-postgres/cluster.ts'
import { DATABASE, STATE_DIR, startEmbeddedPostgres } from '../../../../tools/embedded-postgres/index.ts'
import { placeCluster } from '../../../../tools/embedded-postgres/placement.ts'
import { readPostmaster } from '../../../../tools/embedded-postgres/postmaster.ts'
import { say as sayAloud } from '../console.ts'
import type { Settings } from '../settings.ts'

/** Opens the database as the settings say: the operator's own, the embedded one that serves now, or that one started. */
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
