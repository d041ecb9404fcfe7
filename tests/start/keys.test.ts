import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAll, freePort, type Running, run } from './process.ts'

const PASSWORD = 'trois mots bien curieux 27'
const ADDRESS = 'odile@exemple.fr'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clés d’été '))
})
afterEach(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

const inData = (name: string) => join(folder, 'data', name)
const place = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  DATA_DIR: join(folder, 'data'),
  MODE: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  ...more,
})

async function serve(more?: Record<string, string>): Promise<{ server: Running; url: string }> {
  const port = await freePort()
  const env = place({ PORT: String(port), ...more })
  const server = run('apps/server/src/main.ts', [], { cwd: folder, env })
  await server.says(/est en ligne/)
  return { server, url: `http://localhost:${port}` }
}

async function call<T>(url: string, path: string, body?: object, jwt?: string, method = 'POST') {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

const signsIn = (url: string, code?: string) =>
  call<{ jwt: string }>(url, '/api/auth/local', { identifier: ADDRESS, password: PASSWORD, ...(code && { code }) })

const pushKey = async (url: string) =>
  (await call<{ vapidPublicKey: string }>(url, '/api/push/configuration')).body.vapidPublicKey

const STEP_MS = 30_000
/** A sign-in on a busy machine: the code is still good when its password was looked at. */
const SIGN_IN_MS = 10_000

/**
 * The application on her phone. The server takes the code of this step and of the one before, each once: she types the
 * older one where it lasts long enough, and waits for the next one to be shown where both are used.
 */
function phoneOf(key: string) {
  const otp = createOTP(new TextDecoder().decode(base32.decode(key)))
  let last = 0
  return async () => {
    last = Math.max(last + 1, Math.floor((Date.now() + SIGN_IN_MS) / STEP_MS) - 1)
    await expect.poll(() => Date.now(), { timeout: 2 * STEP_MS }).toBeGreaterThanOrEqual(last * STEP_MS)
    return otp.hotp(last)
  }
}

async function opensAdmin(): Promise<void> {
  const asked = ['create', '--email', ADDRESS, '--name', 'Odile', '--username', 'odile', '--birthdate', '1980-05-01']
  const done = run('apps/server/src/admin.ts', asked, { cwd: folder, env: place() })
  done.child.stdin?.end(`${PASSWORD}\n`)
  expect(await done.ended).toMatchObject({ code: 0 })
}

it('re-encrypts everything under a new key, after which the previous one can be removed', async () => {
  const first = await serve()
  await opensAdmin()
  const { jwt } = (await signsIn(first.url)).body
  const { key } = (await call<{ key: string }>(first.url, '/api/second-factor', { password: PASSWORD }, jwt)).body
  const code = phoneOf(key)
  const confirmed = await call(first.url, '/api/second-factor/confirm', { code: await code() }, jwt)
  expect(confirmed.status).toBe(200)
  const push = await pushKey(first.url)
  await first.server.kill('SIGTERM')

  // The operator puts the key of before beside, and the next start makes another.
  const before = readFileSync(inData('secret'), 'utf8')
  renameSync(inData('secret'), inData('secret.previous'))
  const second = await serve()
  expect(readFileSync(inData('secret'), 'utf8')).not.toBe(before)
  expect(second.server.stdout()).toMatch(/Nouvelle clé\s: 2 éléments chiffrés de nouveau/)
  expect(second.server.stderr()).toMatch(/"renewed":\{"second factors":1,"push keys":1\}.*encrypted anew/)
  expect(await pushKey(second.url)).toBe(push)
  expect((await signsIn(second.url, await code())).status).toBe(200)
  await second.server.kill('SIGTERM')

  // Without it: nothing hangs on it any more.
  rmSync(inData('secret.previous'))
  const third = await serve()
  expect(third.server.stdout()).not.toContain('Nouvelle clé')
  expect(await pushKey(third.url)).toBe(push)
  const again = await signsIn(third.url, await code())
  expect(again.status).toBe(200)
  await third.server.kill('SIGTERM')

  // From the file to a setting, and on to another setting: the keys of before are named there.
  const [one, two] = ['la clé que le réglage nomme d’abord', 'la clé que le réglage nomme ensuite']
  const fourth = await serve({ SECRET: one })
  expect(fourth.server.stdout()).toMatch(/Nouvelle clé\s: 2 éléments chiffrés de nouveau/)
  await fourth.server.kill('SIGTERM')
  const fifth = await serve({ SECRET: two, SECRET_PREVIOUS: one })
  expect(fifth.server.stdout()).toMatch(/Nouvelle clé\s: 2 éléments chiffrés de nouveau/)
  expect(await pushKey(fifth.url)).toBe(push)
  // Her session of before goes on, also where she is asked again who she is.
  const asked = await call(fifth.url, '/api/second-factor/recovery-codes', { password: PASSWORD }, again.body.jwt)
  expect(asked.status).toBe(200)
  await fifth.server.kill('SIGTERM')
})

it('warns on the terminal where the key decrypts nothing', async () => {
  const first = await serve()
  await pushKey(first.url)
  await first.server.kill('SIGTERM')
  expect(first.server.stderr()).not.toContain('La clé du site')
  rmSync(inData('secret'))
  const second = await serve()
  expect(second.server.stderr()).toMatch(/La clé du site n’ouvre pas 1 des 1 .* SECRET_PREVIOUS\.\n/)
  await second.server.kill('SIGTERM')
})

it('refuses an invalid previous key', async () => {
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(inData('secret.previous'), 'court\n')
  const server = run('apps/server/src/main.ts', [], { cwd: folder, env: place({ PORT: String(await freePort()) }) })
  expect(await server.ended).toEqual({ code: 1, signal: null })
  expect(server.stderr()).toMatch(/secret\.previous est abîmé/)
})
