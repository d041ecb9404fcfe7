import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownMigrations } from '@consoeurs/database'
import { startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { migrationsBeforeBaseline, recordMigrations } from '@consoeurs/test-support/migrations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAll, freePort, run } from './process.ts'

interface DoctorReport {
  ok: boolean
  findings: { check: string; state: 'good' | 'careful' | 'bad'; says: string; advice?: string }[]
}

let test: TestApp
let folder: string
const servers: { close: () => unknown }[] = []

beforeAll(async () => {
  test = await buildTestApp()
  // Draws the pair of push keys, closed with the site's key.
  expect((await test.visitor.gets('/api/push/configuration')).status).toBe(200)
})
afterAll(() => test.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docteure d’été '))
  // As root the embedded database runs under another user, who must come in.
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

const databaseOf = ({ host, port, user, database }: TestApp['connection']) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

async function environment(more: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DATABASE_URL: databaseOf(test.connection),
    SECRET: test.deps.settings.secret,
    ...more,
  }
}

/** What she says of a place with these settings; only the findings that are not good by `wrong`. */
async function asks(more: Record<string, string> = {}) {
  const doctor = run('apps/server/src/doctor.ts', ['--json'], { cwd: folder, env: await environment(more) })
  const { code } = await doctor.ended
  expect(doctor.stderr()).toBe('')
  const told = JSON.parse(doctor.stdout()) as DoctorReport
  expect(code).toBe(told.ok ? 0 : 1)
  const of = (check: string) => told.findings.filter((finding) => finding.check === check)
  return { ...told, of, bad: told.findings.filter(({ state }) => state === 'bad'), text: doctor.stdout() }
}

/** A program at a port of this machine. */
async function listens<Kind extends Server>(server: Kind): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return (server.address() as AddressInfo).port
}

describe('of a healthy site', () => {
  it('the doctor finds nothing wrong, running or not, and changes nothing', async () => {
    const stopped = await asks()
    expect(stopped.bad).toEqual([])
    expect(stopped.ok).toBe(true)
    expect(stopped.of('secret')).toMatchObject([{ state: 'good', says: expect.stringMatching(/1 élément regardé/) }])
    for (const check of [
      'node',
      'settings',
      'data-folder',
      'disk',
      'database',
      'migrations',
      'extensions',
      'clock',
      'legal-notice',
    ])
      expect(stopped.of(check).length, check).toBeGreaterThan(0)
    const port = await listens(createHttp((_request, response) => response.end('{"status":"ok"}')))
    const serving = await asks({ PORT: String(port) })
    expect(serving.bad).toEqual([])
    expect(serving.of('port')).toMatchObject([{ says: `Le site répond au port ${port}.` }])
    expect(serving.of('public-url')).toMatchObject([{ state: 'good' }])
    expect(existsSync(join(folder, 'secret'))).toBe(false)
  })

  it('the output has one line per check', async () => {
    const doctor = run('apps/server/src/doctor.ts', [], { cwd: folder, env: await environment() })
    expect(await doctor.ended).toMatchObject({ code: 0 })
    const lines = doctor.stdout().trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(12)
    for (const line of lines) expect(line).toMatch(/^[✓!] .+\.$/)
  })

  it('nothing is wrong before the first start, and nothing is created', async () => {
    const nowhere = join(folder, 'pas', 'encore')
    const { bad, of } = await asks({ DATA_DIR: nowhere, DATABASE_URL: '', SECRET: '' })
    expect(bad).toEqual([])
    expect(of('database')[0]?.says).toContain('sera créée')
    expect(existsSync(join(folder, 'pas'))).toBe(false)
  })

  it('the embedded database is checked while running, and started for the check otherwise', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder })
    const settings = { DATABASE_URL: '', SECRET: '' }
    const serving = await asks(settings)
    await postgres.stop()
    const stopped = await asks(settings)
    for (const { bad, of } of [serving, stopped]) {
      expect(bad).toEqual([])
      expect(of('database')[0]?.says).toBe('La base de données embarquée répond.')
      expect(of('migrations')).toMatchObject([{ state: 'careful', says: 'La base de données est vide.' }])
    }
  })
})

describe('of a site with a fault, the doctor reports', () => {
  it('an option that it does not know', async () => {
    const doctor = run('apps/server/src/doctor.ts', ['--foo'], { cwd: folder, env: await environment() })
    expect(await doctor.ended).toMatchObject({ code: 1 })
    expect([doctor.stdout(), doctor.stderr()]).toEqual([
      '',
      expect.stringMatching(/^Il y a une commande\s: .*--json\n$/),
    ])
  })

  it('invalid settings, each by its name', async () => {
    const { bad } = await asks({ PORT: 'beaucoup', MODE: 'production', SMTPURL: 'smtp://exemple.fr' })
    const says = bad.map((finding) => finding.says).join('\n')
    expect(bad.map(({ check }) => check)).toEqual(bad.map(() => 'settings'))
    expect(says).toMatch(/PORT/)
    expect(says).toMatch(/SMTP_URL/)
  })

  it('contradictory settings', async () => {
    const { bad } = await asks({ MODE: 'production', LIMITS: 'off' })
    expect(bad.map((finding) => finding.says).join('\n')).toMatch(/PUBLIC_URL.*LIMITS/s)
  })

  it('an unavailable database, without its password', async () => {
    const port = await freePort()
    const { bad, text } = await asks({ DATABASE_URL: `postgres://consoeurs:motdepasse@127.0.0.1:${port}/consoeurs` })
    expect(bad).toMatchObject([{ check: 'database', says: expect.stringMatching(/DATABASE_URL.*ECONNREFUSED/) }])
    expect(text).not.toContain('motdepasse')
  })

  it('a file in place of the data folder', async () => {
    const file = join(folder, 'données')
    writeFileSync(file, '')
    const { of } = await asks({ DATA_DIR: join(file, 'violette') })
    expect(of('data-folder')).toMatchObject([{ state: 'bad', says: expect.stringContaining(file) }])
  })

  it('a key that does not decrypt the data, and a missing one', async () => {
    const other = await asks({ SECRET: 'une tout autre clé que celle qui a fermé' })
    expect(other.bad).toMatchObject([{ check: 'secret', advice: expect.stringContaining('SECRET_PREVIOUS') }])
    const none = await asks({ SECRET: '' })
    expect(none.bad).toMatchObject([{ check: 'secret', says: expect.stringContaining('manque') }])
    expect(existsSync(join(folder, 'secret'))).toBe(false)
  })

  it('files that others may read, with the correct mode', async () => {
    chmodSync(folder, 0o700)
    const secret = join(folder, 'secret')
    writeFileSync(secret, 'x'.repeat(40), { mode: 0o644 })
    const [found] = (await asks()).of('data-folder-modes')
    expect(found).toMatchObject({ state: 'careful', says: expect.stringContaining(secret) })
    expect(found?.advice).toContain(`chmod 600 ${secret}`)
    chmodSync(secret, 0o600)
    expect((await asks()).of('data-folder-modes')).toEqual([])
  })

  it('a database from before the baseline, and one of a newer release', async () => {
    const other = await buildTestApp()
    await recordMigrations(other.pool, migrationsBeforeBaseline.slice(0, -1))
    const older = await asks({ DATABASE_URL: databaseOf(other.connection) })
    expect(older.of('migrations')).toMatchObject([{ state: 'bad', says: expect.stringContaining('trop ancienne') }])
    await recordMigrations(other.pool, [...migrationsBeforeBaseline, Number.MAX_SAFE_INTEGER])
    const newer = await asks({ DATABASE_URL: databaseOf(other.connection) })
    expect(newer.of('migrations')).toMatchObject([{ state: 'bad', says: expect.stringContaining('plus récente') }])
    await recordMigrations(other.pool, [...migrationsBeforeBaseline, ...knownMigrations().slice(1)])
    const adoptable = await asks({ DATABASE_URL: databaseOf(other.connection) })
    expect(adoptable.of('migrations')).toMatchObject([{ state: 'good' }])
    await other.close()
  })

  it('a used port, an unavailable mail server, bucket and Redis', async () => {
    const port = await listens(createServer((socket) => socket.end('autre chose\n')))
    const silent = await freePort()
    const { bad } = await asks({
      PORT: String(port),
      SMTP_URL: `smtp://bonjour:motdepasse@127.0.0.1:${silent}`,
      S3_URL: `http://clef:motdepasse@127.0.0.1:${silent}/seau`,
      REDIS_URL: `redis://:motdepasse@127.0.0.1:${silent}`,
    })
    expect(bad.map(({ check }) => check).sort()).toEqual(['files', 'port', 'redis', 'smtp'])
    expect(JSON.stringify(bad)).not.toContain('motdepasse')
  })

  it('failed events, as a warning', async () => {
    const payload = JSON.stringify({ type: 'files.removed', names: [] })
    await test.pool.query(`INSERT INTO events (type, payload, failed_at) VALUES ('files.removed', $1, now())`, [
      payload,
    ])
    const { ok, of } = await asks()
    expect(ok).toBe(true)
    expect(of('dead-letters')).toMatchObject([{ state: 'careful', advice: expect.stringContaining('/admin/jobs') }])
    await test.pool.query('DELETE FROM events WHERE failed_at IS NOT NULL')
  })
})

it('connects to a mail server up to its greeting, and sends nothing', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 exemple.fr\r\n')
    socket.on('data', (chunk) => {
      const word = String(chunk).trim()
      heard.push(word.split(' ')[0] ?? '')
      socket.write(word.startsWith('QUIT') ? '221 au revoir\r\n' : '250 exemple.fr\r\n')
    })
    socket.on('error', () => undefined)
  })
  const port = await listens(server)
  const { of } = await asks({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect(of('smtp')).toMatchObject([{ state: 'good' }])
  expect(heard).toContain('EHLO')
  expect(heard).not.toContain('MAIL')
})
