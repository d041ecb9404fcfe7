import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { majorVersionOf } from './binaries.ts'
import type { Placement } from './placement.ts'
import { readPostmaster } from './postmaster.ts'
import { StartRefusal } from './refusal.ts'

export const SUPERUSER = 'consoeurs'
export const PORT = 5432

/** The operator's environment (PGDATA, LC_ALL) must not change what is stored or logged. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }

/** For one small server. Durability settings are explicit, even where they are the defaults. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  default_text_search_config: 'pg_catalog.french',
  idle_in_transaction_session_timeout: '60s',
  log_min_messages: 'warning',
}

/** Collation must not depend on system locales; only pg_trgm asks libc which bytes are letters. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

const START_DEADLINE_MS = 5 * 60_000
const POLL_MS = 15
const LOG_LIMIT_BYTES = 5_000_000

/**
 * Initialises under a temporary name, so that a partial data folder is never used.
 * @returns whether it was created
 */
export async function ensureCluster(placement: Placement): Promise<boolean> {
  if (existsSync(placement.data)) {
    refuseOtherVersion(placement)
    return false
  }
  const draft = `${placement.data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (placement.owner) chownSync(draft, placement.owner.uid, placement.owner.gid)
  let failure = ''
  for (const characterType of CHARACTER_TYPES) {
    failure = await initialise(placement, draft, characterType)
    if (failure === '') {
      renameSync(draft, placement.data)
      return true
    }
  }
  rmSync(draft, { recursive: true, force: true })
  throw new StartRefusal(`La base de données n’a pas pu être créée dans ${placement.home} : ${failure}`)
}

function refuseOtherVersion({ data, binaries }: Placement): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const wanted = majorVersionOf(binaries)
  if (version === wanted) return
  throw new StartRefusal(
    `Les données de ${data} viennent de PostgreSQL ${version} et non ${wanted} : restaure une sauvegarde dans un dossier neuf.`,
  )
}

/** @returns the error message of initdb, empty on success */
function initialise({ binaries, owner }: Placement, data: string, characterType: string): Promise<string> {
  const child = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
    ],
    { ...owner, env: ENVIRONMENT, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? '' : firstError(complaint)))
  })
}

function firstError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'initdb'
}

export interface LaunchOptions {
  placement: Placement
  socketDir: string
  /** Tests switch fsync off. */
  settings: Record<string, string>
}

/** Resolves once PostgreSQL accepts connections; crash recovery can take long. */
export async function launch({ placement, socketDir, settings }: LaunchOptions): Promise<ChildProcess> {
  const logFile = join(placement.home, 'postgres.log')
  const log = openLog(logFile)
  const before = statSync(logFile).size
  const flags = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: socketDir })
  const child = spawn(
    join(placement.binaries, 'bin', 'postgres'),
    ['-D', placement.data, '-p', String(PORT), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...placement.owner,
      env: ENVIRONMENT,
      cwd: '/',
      stdio: ['ignore', log, log],
      // Ctrl-C signals the whole terminal group, but in-flight requests still need the database.
      detached: true,
    },
  )
  closeSync(log)
  await readiness(child, placement.data, () => readFileSync(logFile, 'utf8').slice(before))
  return child
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

async function readiness(child: ChildProcess, data: string, log: () => string): Promise<void> {
  let spawnError: Error | undefined
  child.on('error', (error) => {
    spawnError = error
  })
  const deadline = Date.now() + START_DEADLINE_MS
  while (Date.now() < deadline) {
    if (spawnError) throw new StartRefusal(`La base de données ne démarre pas : ${spawnError.message}.`)
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartRefusal(`La base de données ne démarre pas : ${firstError(log())}`)
    }
    const postmaster = readPostmaster(data)
    if (postmaster?.ready && postmaster.pid === child.pid) return
    await pause(POLL_MS)
  }
  child.kill('SIGQUIT')
  throw new StartRefusal('La base de données ne répond pas cinq minutes après son démarrage.')
}
