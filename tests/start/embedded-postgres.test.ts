import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddedConnection, StartOptions } from '@consoeurs/embedded-postgres'
import { shippedBinaries } from '@consoeurs/embedded-postgres/binaries'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endAll, exists, isRoot, NOBODY, postgresOn, type Running, root, run } from './process.ts'

type Ready = EmbeddedConnection & { pid: number; data: string }

let folder: string

/** Open to all, as an ordinary project is: root's database runs under another user. */
function openFolder(mode = 0o755): string {
  const made = mkdtempSync(join(tmpdir(), 'cluster-'))
  chmodSync(made, mode)
  return made
}

beforeEach(() => {
  folder = openFolder()
})

afterEach(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

const hold = (options: Partial<StartOptions> = {}, spawnOptions = {}) =>
  run(
    'tests/start/fixtures/hold-database.ts',
    [JSON.stringify({ dataDir: folder, stateDir: join(folder, 'state'), ...options })],
    spawnOptions,
  )

async function ready(holder: Running): Promise<Ready> {
  const [, text = ''] = await holder.says(/^ready (.*)$/m)
  return JSON.parse(text) as Ready
}

async function query(connection: EmbeddedConnection, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const { host, port, user, database } = connection
  const client = new pg.Client({ host, port, user, database })
  // The tests kill the server under its clients on purpose.
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const KEEP_A_ROW = ['CREATE TABLE IF NOT EXISTS kept (word text)', "INSERT INTO kept VALUES ('gardé')"]
const COUNT_ROWS = 'SELECT count(*)::int AS rows FROM kept'

describe('the embedded database', () => {
  it('keeps its data between starts, and stops without a trace', async () => {
    const first = hold()
    const before = await ready(first)
    await query(before, ...KEEP_A_ROW)
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(postgresOn(before.data)).toEqual([])
    expect(exists(before.host)).toBe(false)
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down')

    const after = await ready(hold())
    expect(await query(after, COUNT_ROWS)).toEqual([{ rows: 1 }])
  })

  it('has the right configuration: fsync on, no network port, UTF-8, short socket path', async () => {
    const database = await ready(hold())
    const [settings] = await query(
      database,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
        current_setting('TimeZone') AS zone`,
    )
    expect(settings).toEqual({ fsync: 'on', commit: 'on', addresses: '', encoding: 'UTF8', zone: 'UTC' })
    expect(Buffer.byteLength(join(database.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107)
    expect(statSync(database.host).mode & 0o077).toBe(0)
  })

  it('searches French text: accents, endings, typos', async () => {
    const database = await ready(hold())
    const [found] = await query(
      database,
      'CREATE EXTENSION unaccent',
      'CREATE EXTENSION pg_trgm',
      `SELECT unaccent('Éléonore à Noël') AS plain, lower('ÉÀÇ') AS lower,
        to_tsvector('french', 'forêts préférées') @@ to_tsquery('french', 'forêt & préférer') AS endings,
        similarity('Éléonore', 'éléonor') > 0.5 AS slip`,
    )
    expect(found).toEqual({ plain: 'Eleonore a Noel', lower: 'éàç', endings: true, slip: true })
  })

  it('refuses a second start on one folder, and the first continues', async () => {
    const database = await ready(hold())
    await query(database, ...KEEP_A_ROW)
    const second = hold()
    expect(await second.ended).toEqual({ code: 1, signal: null })
    expect(second.stderr()).toMatch(/^Le dossier de données .* sert déjà à un autre serveur.*\n$/)
    expect(await query(database, COUNT_ROWS)).toEqual([{ rows: 1 }])
    expect(postgresOn(database.data)).toEqual([database.pid])
  })

  it('loses no commit when its launcher is killed, and cleans up', async () => {
    const first = hold()
    const before = await ready(first)
    await query(before, ...KEEP_A_ROW)
    expect(await first.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    expect(postgresOn(before.data)).toEqual([before.pid])

    const second = hold()
    const after = await ready(second)
    expect(second.stdout()).toContain('say Une base de données restée seule')
    expect(await query(after, COUNT_ROWS)).toEqual([{ rows: 1 }])
    expect(postgresOn(after.data)).toEqual([after.pid])
    expect(exists(before.host)).toBe(false)
  })

  it('restarts by itself after a crash, with all commits', async () => {
    const holder = hold()
    const database = await ready(holder)
    await query(database, ...KEEP_A_ROW)
    process.kill(database.pid, 'SIGKILL')
    await holder.says(/say La base de données s’est arrêtée/)
    await expect.poll(() => query(database, COUNT_ROWS).catch(() => 'away'), { timeout: 20_000 }).toEqual([{ rows: 1 }])
    expect(await holder.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(postgresOn(database.data)).toEqual([])
  })

  it('survives when both are killed at once', async () => {
    const first = hold()
    const before = await ready(first)
    await query(before, ...KEEP_A_ROW)
    process.kill(before.pid, 'SIGKILL')
    await first.kill('SIGKILL')
    expect(await query(await ready(hold()), COUNT_ROWS)).toEqual([{ rows: 1 }])
  })

  it('discards an incomplete data folder', async () => {
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true })
    const database = await ready(hold())
    expect(exists(join(folder, 'postgres.new'))).toBe(false)
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('supports a folder with spaces and accents', async () => {
    const dataDir = join(folder, 'Mes données d’été', 'à garder')
    const database = await ready(hold({ dataDir }))
    expect(database.data).toBe(join(dataDir, 'postgres'))
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe.runIf(isRoot)('started by root', () => {
  it('runs under an unprivileged user', async () => {
    const database = await ready(hold())
    expect(statSync(`/proc/${database.pid}`).uid).not.toBe(0)
    expect(statSync(database.data).uid).toBe(statSync(`/proc/${database.pid}`).uid)
  })

  it('stores programs and data in the state folder if its own is not readable', async () => {
    const home = join(folder, 'home')
    const stateDir = join(folder, 'state')
    const dataDir = join(home, 'project', '.data')
    mkdirSync(dataDir, { recursive: true })
    const shipped = join(shippedBinaries(), '..')
    const copy = join(home, 'project', 'binaries')
    cpSync(join(shipped, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
    cpSync(join(shipped, 'package.json'), join(copy, 'package.json'))
    chmodSync(home, 0o700)

    const options = { dataDir, stateDir, binaries: join(copy, 'native') }
    const first = hold(options)
    const before = await ready(first)
    expect(first.stdout()).toContain(`elle est rangée dans ${stateDir}`)
    expect(before.data.startsWith(stateDir)).toBe(true)
    expect(readFileSync(`/proc/${before.pid}/cmdline`, 'utf8').startsWith(stateDir)).toBe(true)
    await query(before, ...KEEP_A_ROW)
    const second = hold(options)
    expect(await second.ended).toEqual({ code: 1, signal: null })
    await first.kill('SIGTERM')

    renameSync(dataDir, `${dataDir}-renamed`)
    const after = await ready(hold({ ...options, dataDir: `${dataDir}-renamed` }))
    expect(await query(after, COUNT_ROWS)).toEqual([{ rows: 1 }])
  })

  it('keeps the database of an unprivileged user, and refuses it to others', async () => {
    chownSync(folder, NOBODY.uid, NOBODY.gid)
    const hers = hold({}, { ...NOBODY, cwd: root, env: { PATH: '/usr/bin:/bin' } })
    const database = await ready(hers)
    expect(statSync(database.data).uid).toBe(NOBODY.uid)
    expect(statSync(`/proc/${database.pid}`).uid).toBe(NOBODY.uid)
    expect(await hers.kill('SIGTERM')).toEqual({ code: 0, signal: null })

    // Root takes it over under her name, so that she can start again herself afterwards.
    const taken = hold()
    expect(statSync(`/proc/${(await ready(taken)).pid}`).uid).toBe(NOBODY.uid)
    await taken.kill('SIGTERM')

    const owned = openFolder(0o777)
    const roots = hold({ dataDir: owned })
    await ready(roots)
    await roots.kill('SIGTERM')
    const intruder = hold({ dataDir: owned }, { ...NOBODY, cwd: root, env: { PATH: '/usr/bin:/bin' } })
    expect(await intruder.ended).toEqual({ code: 1, signal: null })
    expect(intruder.stderr()).toContain('appartient à un autre utilisateur')
    rmSync(owned, { recursive: true })
  })
})
