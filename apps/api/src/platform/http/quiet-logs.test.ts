import { CookieBrowser, mailAfter, setUpTestApp, tokenIn, uploadPhoto } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const lines: string[] = []
const { test } = await setUpTestApp({ log: (line) => void lines.push(line) })
beforeAll(async () => {
  await test.app.jobs.start()
})

const password = 'tourterelle sous la glycine'
const wrong = 'presque la glycine bleue'
const words = 'mots que nulle autre ne lit'

interface LogLine {
  msg: string
  time: number
  reqId?: string
  code?: string
  member?: number
  way?: string
}
const said = () => lines.map((line) => JSON.parse(line) as LogLine)

/** What a woman does in a day, with everything that must stay hers; answers what she used. */
async function aDay(): Promise<string[]> {
  const camille = await test.personas.camille()
  const ines = await test.personas.ines()
  await test.personas.givesPassword(camille, password)
  const email = `${camille.username}@test.test`
  const browser = new CookieBrowser(test)
  const signsIn = (typed: string) =>
    browser.posts<{ jwt: string }>('/api/auth/local', { identifier: email, password: typed })
  expect((await signsIn(wrong)).status).toBe(400)
  const { jwt } = (await signsIn(password)).body
  const link = await mailAfter(test, email, 'signInLink', () => browser.posts('/api/auth/link', { email }))
  expect((await browser.posts('/api/auth/link/open', { token: tokenIn(link.url) })).status).toBe(200)
  const reset = await mailAfter(test, email, 'resetPassword', () =>
    browser.posts('/api/auth/password/forgotten', { email }),
  )
  expect((await browser.gets(`/api/auth/password/reset?token=${tokenIn(reset.url)}`)).status).toBeLessThan(400)
  expect((await browser.posts('/api/second-factor', { password })).status).toBe(200)
  await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: ines.username, text: words })
  await camille.gets(`/api/search?q=${encodeURIComponent(words)}`)
  await camille.posts('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    body: words,
    visibility: 'members',
  })
  await test.visitor.posts('/api/contact', {
    name: 'Camille',
    email,
    topic: 'idea',
    text: words,
    altcha: await test.visitor.proof(),
  })
  await uploadPhoto(camille)
  expect((await camille.gets('/api/desk/users')).status).toBe(403)
  expect((await test.visitor.gets('/api/users/me')).status).toBe(401)
  await browser.posts('/api/auth/sign-out')
  await test.settled()
  const cookies = browser.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))
  const used = [
    password,
    wrong,
    words,
    email,
    jwt,
    tokenIn(link.url),
    tokenIn(reset.url),
    camille.token ?? '',
    ...cookies,
  ]
  return used.filter((secret) => secret.length > 3)
}

describe('the log', () => {
  it('contains no input, token, cookie or address', async () => {
    const used = await aDay()
    expect(used.length).toBeGreaterThan(8)
    expect(lines.length).toBeGreaterThan(20)
    const whole = lines.join('')
    for (const secret of used) {
      for (const written of [secret, encodeURIComponent(secret)]) expect(whole.includes(written), written).toBe(false)
    }
  })

  it('contains the time, member and action of sign-ins and refusals', () => {
    const all = said()
    for (const line of all) expect(line.time).toBeGreaterThan(0)
    const ofRequests = all.filter(({ msg }) => msg === 'refused')
    expect(ofRequests.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CREDENTIALS', 'FORBIDDEN', 'SIGN_IN_REQUIRED']),
    )
    for (const { reqId } of ofRequests) expect(reqId).toBeTruthy()
    expect(new Set(ofRequests.map(({ reqId }) => reqId)).size).toBe(ofRequests.length)
    const ways = all.filter(({ msg }) => msg === 'signed in').map(({ way }) => way)
    expect(ways).toEqual(expect.arrayContaining(['/sign-in/email', '/magic-link/verify']))
  })

  it('can be found by the request id of an error response', async () => {
    const before = lines.length
    const { statusCode, headers } = await test.app.inject({ url: '/api/users/me' })
    expect(statusCode).toBe(401)
    const refusals = said()
      .slice(before)
      .filter(({ msg }) => msg === 'refused')
    expect(refusals.map(({ reqId }) => reqId)).toEqual([headers['x-request-id']])
  })

  it('has one line per request, and none for a probe', async () => {
    const before = lines.length
    await test.app.inject({ url: '/api/faq?pagination[pageSize]=1' })
    await test.app.inject({ url: '/api/calendars/adresse-secrete.ics' })
    for (const url of ['/healthz', '/readyz?deep=1', '/metrics']) await test.app.inject({ url })
    expect(said().slice(before)).toMatchObject([
      { msg: 'request completed', req: { method: 'GET', path: '/api/faq' }, res: { statusCode: 200 } },
      { msg: 'request completed', req: { method: 'GET', path: '/api/calendars/:token.ics' } },
    ])
  })

  it('has one line per event, even if an address contains line breaks', async () => {
    const before = lines.length
    const forged = '/api/members/x%0A%7B%22level%22%3A30%2C%22msg%22%3A%22signed%20in%22%7D'
    await test.app.inject({ url: forged, headers: { 'user-agent': 'x\t{"msg":"signed in"}' } })
    const written = lines.slice(before)
    expect(written.length).toBeGreaterThan(0)
    for (const line of written) expect(line.trimEnd()).not.toContain('\n')
    expect(
      said()
        .slice(before)
        .map(({ msg }) => msg),
    ).not.toContain('signed in')
  })
})
