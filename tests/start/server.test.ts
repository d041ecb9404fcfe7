import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAll, freePort, isRoot, NOBODY, postgresOn, root, run } from './process.ts'

const FILLING_MS = 400_000
/** A demo draws hundreds of pictures before it opens; production opens empty. */
const EMPTY_PLACE = { MODE: 'production', PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'warn' }
const MAIN = 'apps/server/src/main.ts'

let folder: string
/** A place that was opened once: filling it again for each test would only take time. */
let filled: string

/** Everything happens below a folder with a space, an accent and an apostrophe in its name. */
function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'serveur d’été '))
  chmodSync(made, 0o755)
  return made
}

beforeAll(async () => {
  folder = makeFolder()
  filled = dataDir()
  const { server } = await openNew()
  await server.kill('SIGTERM')
}, FILLING_MS)

afterAll(() => rmSync(join(filled, '..'), { recursive: true, force: true }))

async function leaveFolder(): Promise<void> {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
}

/** Each test of a suite begins with nothing. */
function eachInAFolder(): void {
  beforeEach(() => {
    folder = makeFolder()
  })
  afterEach(leaveFolder)
}

interface Start {
  settings?: Record<string, string>
  user?: { uid: number; gid: number }
  script?: string
}

const dataDir = () => join(folder, 'data')

/** The environment is the test's own: what the machine happens to set must not decide. */
function start({ settings = {}, user, script = MAIN }: Start = {}) {
  const env = { PATH: process.env.PATH ?? '', HOME: folder, DATA_DIR: dataDir(), ...settings }
  return run(script, [], { cwd: folder, env, ...user })
}

async function refusal(options: Start): Promise<string> {
  const server = start(options)
  expect(await server.ended).toEqual({ code: 1, signal: null })
  return server.stderr()
}

/** Opens on a copy of the filled place, owners kept. */
async function open(options: Start = {}) {
  if (!existsSync(dataDir())) execFileSync('cp', ['-a', filled, dataDir()])
  return openNew(options)
}

async function openNew({ settings, ...options }: Start = {}) {
  const port = await freePort()
  const server = start({ ...options, settings: { ...EMPTY_PLACE, PORT: String(port), ...settings } })
  await server.says(/est en ligne/)
  return { server, port, url: `http://localhost:${port}` }
}

/** What other users of the machine may read, write or list below a folder. */
function openTo(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return below.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
}

const oneSentence = /^[^\n]+\.\n$/

describe('an invalid start', () => {
  eachInAFolder()

  it('refuses an unknown setting, and changes nothing', async () => {
    writeFileSync(join(folder, '.env'), 'VARIANTE=seve\n')
    expect(await refusal({})).toBe('Réglage inconnu\u202f: VARIANTE. Voulais-tu dire VARIANT\u202f?\n')
    expect(existsSync(dataDir())).toBe(false)
  })

  it('refuses an invalid value with its name and what is expected, and changes nothing', async () => {
    const message = await refusal({ settings: { PORT: 'trois mille' } })
    expect(message).toBe('Réglage PORT\u202f: il faut un nombre entre 1 et 65535.\n')
    expect(existsSync(dataDir())).toBe(false)
  })

  it('refuses to expose the demo to other hosts', async () => {
    expect(await refusal({ settings: { HOST: '0.0.0.0' } })).toMatch(/^Réglage HOST/)
  })

  it('refuses a data folder whose path is a file', async () => {
    writeFileSync(dataDir(), 'un fichier')
    const message = await refusal({})
    expect(message).toMatch(oneSentence)
    expect(message).toContain(`Le dossier de données ${dataDir()} ne peut pas être écrit`)
    expect(readFileSync(dataDir(), 'utf8')).toBe('un fichier')
  })

  it('refuses a data folder that the kernel does not allow', async () => {
    const message = await refusal({ settings: { DATA_DIR: '/proc/consoeurs/data' } })
    expect(message).toMatch(oneSentence)
    expect(message).toContain('Le dossier de données /proc/consoeurs/data ne peut pas être écrit')
  })

  it.runIf(isRoot)('refuses a data folder without write permission', async () => {
    mkdirSync(dataDir(), { mode: 0o755 })
    const message = await refusal({ user: NOBODY })
    expect(message).toMatch(oneSentence)
    expect(message).toContain('accès refusé')
  })

  it('refuses an unavailable database, by name', async () => {
    const port = await freePort()
    const settings = {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://lea:motdepasse@127.0.0.1:${port}/base`,
    }
    const message = await refusal({ settings })
    expect(message).toMatch(/^Réglage DATABASE_URL/)
    expect(message).not.toContain('motdepasse')
  })
})

describe('the running server', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    folder = makeFolder()
    opened = await open()
  })
  afterAll(leaveFolder)

  it('prints its address, and keeps its secret private', async () => {
    const { server, url } = opened
    expect(server.stdout()).toContain('http://localhost:3000')
    expect(server.stdout()).not.toContain('camille')
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      checks: { accepting: true, database: true, jobs: true },
    })
    expect(statSync(join(dataDir(), 'secret')).mode & 0o777).toBe(0o600)
    expect(openTo(dataDir())).toEqual([])
    expect(server.stderr()).toBe('')
  })

  it('serves pages with their own policy, immutable files, and an API in JSON', async () => {
    const { url } = opened
    const page = await fetch(`${url}/une-page-qui-n-existe-pas`)
    expect(page.status).toBe(404)
    const policy = page.headers.get('content-security-policy') ?? ''
    const html = await page.text()
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(html).toContain('lang="fr"')
    const again = await fetch(`${url}/une-page-qui-n-existe-pas`)
    expect(again.headers.get('content-security-policy')).not.toBe(policy)

    const asset = html.match(/\/assets\/[\w.-]+\.css/)?.[0] ?? 'no stylesheet in the page'
    const file = await fetch(`${url}${asset}`, { headers: { 'Accept-Encoding': 'br' } })
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-encoding')).toBe('br')

    const unknown = await fetch(`${url}/api/rien`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ data: null, error: { status: 404 } })
    for (const response of [page, file, unknown]) expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('owns its port: another start is refused before it opens the database', async () => {
    const other = join(folder, 'other')
    const message = await refusal({ settings: { PORT: String(opened.port), DATA_DIR: other } })
    expect(message).toMatch(oneSentence)
    expect(message).toContain(`Le port ${opened.port} est déjà pris`)
    expect(existsSync(join(other, 'postgres'))).toBe(false)
    expect((await fetch(`${opened.url}/readyz`)).status).toBe(200)
  })

  it('owns its data folder: a second start is refused, and the first continues', async () => {
    const message = await refusal({ settings: { PORT: String(await freePort()) } })
    expect(message).toMatch(oneSentence)
    expect(message).toContain('sert déjà à un autre serveur')
    expect((await fetch(`${opened.url}/readyz`)).status).toBe(200)
  })

  it('keeps its brand and its mode: another brand, or the demo, does not open its data', async () => {
    await opened.server.kill('SIGTERM')
    const settings = { ...EMPTY_PLACE, PORT: String(opened.port) }
    const otherBrand = await refusal({ settings: { ...settings, VARIANT: 'seve' } })
    expect(otherBrand).toMatch(oneSentence)
    expect(otherBrand).toContain('mets VARIANT=violette')
    const demo = await refusal({ settings: { ...settings, MODE: 'demo' } })
    expect(demo).toMatch(oneSentence)
    expect(demo).toContain('mets MODE=production')
    const backup = { settings: { ...settings, VARIANT: 'seve' }, script: 'apps/server/src/backup.ts' }
    expect(await refusal(backup)).toContain('mets VARIANT=violette')
    const doctor = start({ settings: { ...settings, MODE: 'demo' }, script: 'apps/server/src/doctor.ts' })
    expect((await doctor.ended).code).toBe(1)
    expect(doctor.stdout()).toContain('✗ Ces données ne sont pas celles d’une démonstration')
  })
})

describe('the server', () => {
  eachInAFolder()

  it('completes a request in flight before it exits, and leaves no process', async () => {
    const { server, port } = await open()
    const data = join(dataDir(), 'postgres')
    const body = JSON.stringify({ identifier: 'personne', password: 'un mot de passe quelconque' })
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.write(
      `POST /api/auth/local HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    // A second request answered on another connection proves that the first one has reached the server.
    await fetch(`http://127.0.0.1:${port}/healthz`)
    server.child.kill('SIGTERM')
    await server.says(/Arrêt en cours/)
    socket.write(body.slice(10))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).toContain('"error"')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(postgresOn(data)).toEqual([])
  })

  it('restarts after a kill, on the same data', async () => {
    const { server } = await open()
    mkdirSync(join(dataDir(), 'uploads', 'older'), { recursive: true, mode: 0o755 })
    writeFileSync(join(dataDir(), 'uploads', 'older', 'photo.webp'), '', { mode: 0o644 })
    chmodSync(join(dataDir(), 'uploads'), 0o755)
    const secret = readFileSync(join(dataDir(), 'secret'), 'utf8')
    expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    const second = await open()
    expect(openTo(dataDir())).toEqual([])
    expect(second.server.stdout()).toContain('Une base de données restée seule')
    expect(readFileSync(join(dataDir(), 'secret'), 'utf8')).toBe(secret)
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  })

  it('stops cleanly during its start', async () => {
    const server = start({ settings: { PORT: String(await freePort()) } })
    await server.says(/Base de données créée/)
    expect(await server.kill('SIGINT')).toEqual({ code: 0, signal: null })
    expect(server.stdout()).not.toContain('est en ligne')
    expect(postgresOn(join(dataDir(), 'postgres'))).toEqual([])
  })

  it.runIf(isRoot)('runs as an unprivileged user', async () => {
    chmodSync(folder, 0o777)
    const { server, url } = await openNew({ user: NOBODY })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(statSync(join(dataDir(), 'postgres')).uid).toBe(NOBODY.uid)
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})

describe('npm start', () => {
  eachInAFolder()

  it('runs the server with the same settings, and stops it on exit', async () => {
    const { server, url } = await open({
      script: 'tools/start.mjs',
      settings: { PATH: `${root}node_modules/.bin:${process.env.PATH}` },
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await server.kill('SIGINT')).toEqual({ code: 0, signal: null })
    expect(postgresOn(join(dataDir(), 'postgres'))).toEqual([])
  })

  it('leaves no server behind when it is killed', async () => {
    const { server, url } = await open({ script: 'tools/start.mjs' })
    await server.kill('SIGKILL')
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 20_000 },
      )
      .toBe('closed')
    await expect.poll(() => postgresOn(join(dataDir(), 'postgres')), { timeout: 20_000 }).toEqual([])
  })
})
