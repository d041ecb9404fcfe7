import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachDatabase } from '../../apps/server/src/backup/reach-database.ts'
import { endAll, freePort, run } from './process.ts'

const FILLING_MS = 400_000
const PASSWORD = 'consoeurs-demo-2026'

let folder: string
let backup: string
let before: Record<string, number>
let after: Record<string, number>
let vapidKey: string
let picture: { path: string; bytes: Buffer }

const place = (name: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'warn',
})

async function serve(name: string) {
  const port = await freePort()
  const server = run('apps/server/src/main.ts', [], { cwd: folder, env: { ...place(name), PORT: String(port) } })
  await server.says(/est en ligne/)
  return { server, url: `http://localhost:${port}` }
}

async function command(script: 'backup' | 'restore', args: string[], name: string) {
  const done = run(`apps/server/src/${script}.ts`, args, { cwd: folder, env: place(name) })
  const { code } = await done.ended
  return { code, said: done.stdout(), complained: done.stderr() }
}

/** Rows of every table of a place, served or not. */
async function countRows(name: string): Promise<Record<string, number>> {
  const database = await reachDatabase({ databaseUrl: undefined, dataDir: join(folder, name) })
  try {
    const { rows } = await database.pool.query<{ table: string; rows: number }>(`
      SELECT relname AS table, (xpath('/row/n/text()', query_to_xml(
        format('SELECT count(*) AS n FROM public.%I', relname), false, true, '')))[1]::text::int AS rows
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`)
    return Object.fromEntries(rows.map((row) => [row.table, row.rows]))
  } finally {
    await database.close()
  }
}

const signIn = (url: string) =>
  fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'camille', password: PASSWORD }),
  })

/** The key that every browser subscribed with: another one would end all their pushes. */
async function vapidKeyOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/push/configuration`)
  return ((await answer.json()) as { vapidPublicKey: string }).vapidPublicKey
}

async function firstPicture(url: string): Promise<string> {
  const html = await (await fetch(`${url}/shares`)).text()
  const path = /\/files\/[\w-]+\.webp/.exec(html)?.[0]
  if (path === undefined) throw new Error('The feed shows no picture')
  return path
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sauvegarde d’été '))
  backup = join(folder, 'tout.tar.gz')
  const { server, url } = await serve('first')
  const path = await firstPicture(url)
  vapidKey = await vapidKeyOf(url)
  picture = { path, bytes: await bytesOf(url + path) }
  before = await countRows('first')
  const made = await command('backup', [backup], 'first')
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toContain(backup)
  after = await countRows('first')
  await server.kill('SIGTERM')
}, FILLING_MS)

afterAll(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup made while the site is running', () => {
  it('is readable by the operator only', () => {
    expect(statSync(backup).mode & 0o077).toBe(0)
  })

  it('does not overwrite another one', async () => {
    const again = await command('backup', [backup], 'first')
    expect(again.code).toBe(1)
    expect(again.complained).toMatch(/existe déjà/)
  })

  it('needs a folder that exists', async () => {
    const nowhere = await command('backup', [join(folder, 'nulle-part', 'tout.tar.gz')], 'first')
    expect(nowhere.code).toBe(1)
    expect(nowhere.complained).toMatch(/^Le dossier .*nulle-part n’existe pas\s: .*\.\n$/)
  })

  it('restores the whole site into an empty folder', { timeout: FILLING_MS }, async () => {
    expect(await command('restore', [backup], 'second')).toMatchObject({ code: 0, complained: '' })
    const restored = await countRows('second')
    expect(Object.keys(restored)).toEqual(Object.keys(before))
    // The clock's own work went on meanwhile (digests, sweeps): a table may have grown or shrunk by a row or two.
    const { certification_pictures: waiting, ...others } = restored
    // A picture that waits for its judge is erased within days: no copy outlives it.
    expect([before.certification_pictures, waiting]).toEqual([1, 0])
    const strays = Object.entries(others).filter(([table, rows]) => {
      const around = [before[table] ?? 0, after[table] ?? 0]
      return rows < Math.min(...around) || rows > Math.max(...around)
    })
    expect(strays).toEqual([])
    expect(restored.users).toBeGreaterThan(30)
    expect(readFileSync(join(folder, 'second', 'secret'))).toEqual(readFileSync(join(folder, 'first', 'secret')))

    const { server, url } = await serve('second')
    expect((await signIn(url)).status).toBe(200)
    expect(await vapidKeyOf(url)).toBe(vapidKey)
    expect(await bytesOf(url + picture.path)).toEqual(picture.bytes)
    const published = await publishes(url)
    expect(published.status, await published.text()).toBe(200)
    await server.kill('SIGTERM')
  })

  it('is refused by a site with data, and by the other brand', { timeout: FILLING_MS }, async () => {
    const full = await command('restore', [backup], 'first')
    expect(full.code).toBe(1)
    expect(full.complained).toMatch(/n’est pas vide/)
    const other = run('apps/server/src/restore.ts', [backup], {
      cwd: folder,
      env: { ...place('third'), VARIANT: 'seve' },
    })
    expect((await other.ended).code).toBe(1)
    expect(other.stderr()).toMatch(/VARIANT=/)
    expect(existsSync(join(folder, 'third'))).toBe(false)
  })

  it('is refused if damaged, and leaves an empty site that another one can fill', {
    timeout: FILLING_MS,
  }, async () => {
    const cut = join(folder, 'coupée.tar.gz')
    writeFileSync(cut, readFileSync(backup))
    truncateSync(cut, Math.floor(statSync(backup).size / 2))
    const refused = await command('restore', [cut], 'fourth')
    expect(refused.code).toBe(1)
    expect(refused.complained).toMatch(/abîmée ou incomplète/)
    const text = join(folder, 'texte.tar.gz')
    writeFileSync(text, 'ceci n’est pas une sauvegarde')
    expect((await command('restore', [text], 'fifth')).complained).toMatch(/abîmée ou incomplète/)
  })
})

/** A number given after the restore must not be one that was given before it. */
async function publishes(url: string): Promise<Response> {
  const { jwt } = (await (await signIn(url)).json()) as { jwt: string }
  return fetch(`${url}/api/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    body: JSON.stringify({
      clientId: crypto.randomUUID(),
      kind: 'question',
      body: 'On s’y retrouve ?',
      visibility: 'members',
    }),
  })
}
