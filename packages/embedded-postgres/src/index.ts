import { chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { shippedBinaries } from './binaries.ts'
import { ensureCluster, PORT, SUPERUSER } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { type Placement, placeCluster } from './placement.ts'
import { removeSocketDir, SOCKET_DIR_PREFIX, stopOrphan } from './postmaster.ts'
import { supervise } from './supervisor.ts'

/** The database listens on a unix socket only. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** Changes after a restart. */
  pid(): number | undefined
  /** Not below `dataDir` if the database user cannot enter root's home. */
  data: string
  stop(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  /** Shows one French sentence on the terminal. */
  say?: (sentence: string) => void
  /** All restarts failed; the process should exit. */
  onLost?: (error: Error) => void
  settings?: Record<string, string>
  /** Used if root's unprivileged user cannot reach the project. */
  stateDir?: string
  binaries?: string
}

export const DATABASE = 'consoeurs'
export const STATE_DIR = '/var/lib/consoeurs'
const LONGEST_SOCKET_PATH = 107

/** Supervises PostgreSQL until `stop`; `dataDir` is locked for this process. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const say = options.say ?? (() => undefined)
  mkdirSync(dataDir, { recursive: true })
  const placement = placeCluster({
    dataDir,
    binaries: options.binaries ?? shippedBinaries(),
    stateDir: options.stateDir ?? STATE_DIR,
  })
  if (placement.notice) say(placement.notice)

  const lock = lockFolder(placement.home, 'postgres.lock')
  let undo = () => lock.release()
  try {
    if (await stopOrphan(placement.data)) say('Une base de données restée seule après un arrêt brutal a été arrêtée.')
    if (await ensureCluster(placement)) say('Base de données créée.')
    const socketDir = makeSocketDir(placement)
    undo = () => {
      removeSocketDir(socketDir)
      lock.release()
    }
    const { settings = {}, onLost } = options
    const supervisor = await supervise({ placement, socketDir, settings, say, onLost })
    const connection = { host: socketDir, port: PORT, user: SUPERUSER, database: DATABASE }
    const stop = async () => {
      await supervisor.stop()
      undo()
    }
    await ensureDatabase(connection).catch(async (error) => {
      await supervisor.stop()
      throw error
    })
    return { connection, pid: supervisor.pid, data: placement.data, stop }
  } catch (error) {
    undo()
    throw error
  }
}

/** The path of a unix socket is limited to 107 bytes, so it cannot be below the data folder. */
function makeSocketDir({ owner }: Placement): string {
  const room = LONGEST_SOCKET_PATH - Buffer.byteLength(`/${SOCKET_DIR_PREFIX}XXXXXX/.s.PGSQL.${PORT}`)
  const parent = Buffer.byteLength(tmpdir()) <= room ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(parent, SOCKET_DIR_PREFIX))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [connection.database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}
