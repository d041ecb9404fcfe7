import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShareView } from '@consoeurs/contract'
import { openMailServer, type TestMailServer } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endAll, freePort, type Running, run } from './process.ts'

const PASSWORD = 'trois mots bien curieux 27'
const SEVERAL_STARTS = 400_000

let folder: string
let backup: string
let mails: TestMailServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'une heure '))
  backup = join(folder, 'tout.tar.gz')
  mails = await openMailServer()
})
afterAll(async () => {
  await endAll()
  await mails.close()
  rmSync(folder, { recursive: true, force: true })
})

const envOf = (data: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  DATA_DIR: join(folder, data),
  MODE: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  SMTP_FROM: 'bonjour@exemple.fr',
  OPERATOR_EMAIL: 'odile@exemple.fr',
  LOG_LEVEL: 'warn',
})

async function starts(data: string): Promise<{ server: Running; url: string }> {
  const port = await freePort()
  const server = run('apps/server/src/main.ts', [], { cwd: folder, env: { ...envOf(data), PORT: String(port) } })
  await server.says(/est en ligne/)
  return { server, url: `http://localhost:${port}` }
}

async function commands(script: string, args: string[], { data = 'site', input = '' } = {}) {
  const done = run(`apps/server/src/${script}.ts`, args, { cwd: folder, env: envOf(data) })
  done.child.stdin?.end(input)
  const { code } = await done.ended
  return { code, said: done.stdout(), complained: done.stderr() }
}

const posts = (address: string, body: object, jwt?: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }) },
    body: JSON.stringify(body),
  })

async function signsIn(url: string): Promise<string> {
  const answer = await posts(`${url}/api/auth/local`, { identifier: 'odile@exemple.fr', password: PASSWORD })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { jwt: string }).jwt
}

const titles = async (url: string, jwt: string) => {
  const answer = await fetch(`${url}/api/shares`, { headers: { authorization: `Bearer ${jwt}` } })
  return ((await answer.json()) as { items: ShareView[] }).items.map(({ body }) => body)
}

/** In order: each step stands on the one before. */
describe('an operator’s first hour', () => {
  let site: Awaited<ReturnType<typeof starts>>

  it('starts on an empty folder, and opens the first administrator’s account', {
    timeout: SEVERAL_STARTS,
  }, async () => {
    site = await starts('site')
    const who = ['--email', 'odile@exemple.fr', '--name', 'Odile', '--username', 'odile', '--birthdate', '1980-05-01']
    const made = await commands('admin', ['create', ...who], { input: `${PASSWORD}\n` })
    expect(made).toMatchObject({ code: 0, complained: '' })
    expect(made.said).toMatch(/Compte créé\s: Odile/)
  })

  it('asks the doctor, who finds the mail server and misses a backup', async () => {
    const { said } = await commands('doctor', ['--json'])
    const { findings } = JSON.parse(said) as { findings: { check: string; state: string }[] }
    const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]))
    expect(states).toMatchObject({ smtp: 'good', database: 'good', backup: 'careful' })
  })

  it('sends a mail through the mail server', async () => {
    const asked = await posts(`${site.url}/api/auth/link`, { email: 'odile@exemple.fr' })
    expect(asked.status).toBe(200)
    await vi.waitFor(() => expect(mails.received).toMatchObject([{ to: 'odile@exemple.fr' }]))
  })

  it('backs up while the site runs, and loses everything after it', { timeout: SEVERAL_STARTS }, async () => {
    const jwt = await signsIn(site.url)
    const share = { kind: 'pensee', body: 'Avant la panne.', visibility: 'members', clientId: crypto.randomUUID() }
    expect((await posts(`${site.url}/api/shares`, share, jwt)).status).toBe(200)
    expect(await commands('backup', [backup])).toMatchObject({ code: 0, complained: '' })
    const { findings } = JSON.parse((await commands('doctor', ['--json'])).said) as {
      findings: { check: string; state: string }[]
    }
    expect(findings).toContainEqual(expect.objectContaining({ check: 'backup', state: 'good' }))
    await site.server.kill('SIGKILL')
    rmSync(join(folder, 'site'), { recursive: true, force: true })
  })

  it('restores on a new machine, and everyone finds what she wrote', { timeout: SEVERAL_STARTS }, async () => {
    expect(await commands('restore', [backup], { data: 'new' })).toMatchObject({ code: 0, complained: '' })
    site = await starts('new')
    const jwt = await signsIn(site.url)
    expect(await titles(site.url, jwt)).toEqual(['Avant la panne.'])
  })

  it('rehearses an upgrade on a copy, while the site goes on', { timeout: SEVERAL_STARTS }, async () => {
    expect(await commands('restore', [backup], { data: 'rehearsal' })).toMatchObject({ code: 0, complained: '' })
    const rehearsal = await starts('rehearsal')
    expect(await titles(rehearsal.url, await signsIn(rehearsal.url))).toEqual(['Avant la panne.'])
    await rehearsal.server.kill('SIGTERM')
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(await site.server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
