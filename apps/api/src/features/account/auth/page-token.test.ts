import { limits, type PageToken, uploadsPath, userChannel } from '@consoeurs/contract'
import { buildTestApp, openLivePageAt, Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

/** Specification §1, strapiUrl on another origin: what the site's pages show there in place of their cookie. */
const site = 'http://localhost:3000'
const clock = { now: new Date() }

const { test, camille } = await setUpTestApp({
  personas: ['camille'],
  settings: { corsOrigins: [site] },
  now: () => clock.now,
})

const asks = (person: Person) => person.gets<PageToken>('/api/auth/page-token')
/** Her page, on the other origin. */
const elsewhere = (token: string) => new Person({ app: test.app, id: camille.id, username: 'camille', token })
const newPage = async (person = camille) => elsewhere((await asks(person)).body.token)
const me = (page: Person) => page.asks<{ id: number }>('GET', '/api/users/me', undefined, { origin: site })

describe('the token of a page', () => {
  it('authenticates a call from the site, which may read the response', async () => {
    const answer = await asks(camille)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.expiresIn).toBe(limits.session.pageToken / 1000)
    const { status, body, headers } = await me(await newPage())
    expect([status, body.id]).toEqual([200, camille.id])
    expect(headers['access-control-allow-origin']).toBe(site)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('allows writes, resumable uploads and the live socket', async () => {
    const page = await newPage()
    const update = { deviceType: 'Mobile', deviceBrowser: 'Firefox', deviceOs: 'Android', onPwa: false }
    expect((await page.puts(`/api/users/${camille.id}`, update)).status).toBe(200)
    const begun = await page.asks('POST', uploadsPath, undefined, {
      origin: site,
      'tus-resumable': '1.0.0',
      'upload-length': '12',
    })
    expect(begun.status).toBe(201)
    expect(begun.headers['access-control-expose-headers']).toMatch(/Location.*Upload-Offset/)
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const live = await openLivePageAt(url, page)
    expect(await live.socket.emitWithAck('subscribe', userChannel(camille.id))).toEqual({ ok: true })
    live.closes()
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is admitted with a %s before it is sent', async (method) => {
    const { headers } = await test.app.inject({
      method: 'OPTIONS',
      url: `${uploadsPath}/x`,
      headers: { origin: site, 'access-control-request-method': method, 'access-control-request-headers': 'x' },
    })
    expect(headers['access-control-allow-methods']).toContain(method)
  })

  it('expires', async () => {
    const page = await newPage()
    const asked = clock.now.getTime()
    clock.now = new Date(asked + limits.session.pageToken - 1)
    expect((await me(page)).status).toBe(200)
    clock.now = new Date(asked + limits.session.pageToken)
    expect((await me(page)).status).toBe(401)
  })

  it('ends with the session', async () => {
    const token = await test.personas.opensSession(camille.id)
    const page = await newPage(elsewhere(token))
    expect((await me(page)).status).toBe(200)
    await elsewhere(token).posts('/api/auth/sign-out')
    expect((await me(page)).status).toBe(401)
  })

  it('can sign the session out', async () => {
    const token = await test.personas.opensSession(camille.id)
    const page = await newPage(elsewhere(token))
    expect((await page.posts('/api/auth/sign-out')).status).toBe(200)
    expect((await me(elsewhere(token))).status).toBe(401)
  })

  it('is invalid once any part of it was changed', async () => {
    const { token } = (await asks(camille)).body
    const [mark, session, until, signature] = token.split('~')
    const forged = [
      [mark, Number(session) + 1, until, signature],
      [mark, session, Number(until) + 1, signature],
      [mark, session, until, `${signature?.slice(0, -1)}é`],
      [mark, session, until],
      [mark],
    ]
    for (const parts of forged) expect((await me(elsewhere(parts.join('~')))).status).toBe(401)
  })

  it('is issued to signed-in members only, and only where calls go to another origin', async () => {
    expect((await asks(test.visitor)).status).toBe(401)
    const same = await buildTestApp()
    const ines = await same.personas.ines()
    expect((await asks(ines)).status).toBe(404)
    await same.close()
  })
})
