import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from '../start/process.ts'
import { type OpenApi, requestsOf } from './openapi-requests.ts'
import { scanWithSqlmap } from './sqlmap.ts'
import { type Finding, scanWithWapiti } from './wapiti.ts'
import { openWatchedSite, type WatchedSite } from './watched-site.ts'
import { openWeakSite } from './weak-site.ts'

/** What a scanner holds against the site, and why it is wrong. One that is not met any more has to go. */
const excused: Record<string, string> = {
  'X-XSS-Protection is not set':
    'no browser has that filter any more, and it opened holes of its own (OWASP: send none)',
  'Lack of anti CSRF token':
    'a form of another site is known by where it comes from, and refused (apps/api/src/features/account/identity/identity.test.ts)',
  'Strict-Transport-Security is not set':
    'the demo speaks plain HTTP on this machine; production sends it (tests/conformance/http.test.ts)',
}

const isExcused = ({ said }: Finding) => said in excused
const shown = ({ kind, method, path, said }: Finding) => `${kind}: ${method} ${path} ${said}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scanner '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a vulnerable site', () => {
  let port: number
  let close: () => Promise<void>
  beforeAll(async () => {
    port = await freePort()
    close = await openWeakSite(port, inject('postgres'))
  })
  afterAll(() => close())

  it('is detected by wapiti', async () => {
    const { findings } = await scanWithWapiti(`http://localhost:${port}/`, folder, { walk: 60, attack: 60 })
    expect(findings.map(({ kind }) => kind)).toContain('Cross Site Scripting')
  })

  it('is detected by sqlmap', async () => {
    const { findings } = await scanWithSqlmap(port, [{ method: 'GET', path: '/things?id=1' }], folder)
    expect(findings).toHaveLength(1)
  })
})

/** A walk takes many minutes: what it found once is there. */
describe('this site', { retry: 0 }, () => {
  let site: WatchedSite
  beforeAll(async () => {
    site = await openWatchedSite()
  }, 400_000)
  afterAll(() => site.close())
  beforeEach(() => {
    site.gateway.answered.length = 0
  })
  /** Whatever it was asked, it answered. */
  afterEach(() => {
    const broken = site.gateway.answered.filter(({ status }) => status >= 500)
    expect(broken.map(({ method, path, status }) => `${status} ${method} ${path}`)).toEqual([])
  })

  it.each([
    ['a visitor', null, '/'],
    ['a member', 'camille', '/dashboard'],
    ['a moderator', 'maud', '/dashboard'],
  ])('shows wapiti no vulnerability, as %s', async (_who, identifier, from) => {
    const cookie = identifier === null ? undefined : await site.signsIn(identifier)
    site.gateway.carry(cookie)
    const { findings, found } = await scanWithWapiti(`http://localhost:${site.port}${from}`, folder, {
      walk: 240,
      attack: 120,
    })
    expect(found).toBeGreaterThan(30)
    expect(findings.filter((finding) => !isExcused(finding)).map(shown)).toEqual([])
    expect(Object.keys(excused).filter((said) => !findings.some((finding) => finding.said === said))).toEqual([])
    if (cookie !== undefined) expect(await site.isSignedIn(cookie)).toBe(true)
  })

  it.each([
    ['a visitor', null],
    ['an administrator', 'admin'],
  ])('shows sqlmap no injection, as %s', async (_who, identifier) => {
    const cookie = identifier === null ? undefined : await site.signsIn(identifier)
    site.gateway.carry(cookie)
    const document = (await (await fetch(`http://localhost:${site.port}/api/openapi.json`)).json()) as OpenApi
    const requests = requestsOf(document)
    expect(requests.length).toBeGreaterThan(200)
    const { findings, tried } = await scanWithSqlmap(site.port, requests, folder)
    expect(tried).toBe(requests.length)
    expect(findings).toEqual([])
    if (cookie !== undefined) expect(await site.isSignedIn(cookie)).toBe(true)
  })
})
