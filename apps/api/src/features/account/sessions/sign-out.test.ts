import { Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const password = 'bougie tramway noisette'

const { test } = await setUpTestApp()

/** The cookies of a browser that is signed in, and a program with the same session. */
async function signedIn() {
  const member = await test.personas.member(`Jeanne ${crypto.randomUUID().slice(0, 8)}`)
  await test.personas.givesPassword(member, password)
  const typed = { identifier: member.username, password }
  const { body, headers } = await test.visitor.posts<{ jwt: string }>('/api/auth/local', typed)
  const cookie = [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')
  return {
    typed,
    cookie,
    program: new Person({ app: test.app, id: member.id, username: member.username, token: body.jwt }),
  }
}

describe('a sign-out', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', 'www.localhost:3000', 'localhost:8080'])(
    'ends the session, sent to %s',
    async (host) => {
      const { cookie, program } = await signedIn()
      const headers = { cookie, host, origin: `http://${host}` }
      const out = await test.visitor.asks('POST', '/api/auth/sign-out', {}, headers)
      expect(out.body).toEqual({ ok: true, shutOut: false })
      expect([out.headers['set-cookie']].flat().some((line) => /session_token=;.*Max-Age=0/.test(String(line)))).toBe(
        true,
      )
      expect((await program.gets('/api/users/me')).status).toBe(401)
      expect((await test.visitor.asks('GET', '/api/users/me', undefined, headers)).status).toBe(401)
    },
  )

  it.each([undefined, 'Bearer faux', 'Basic eDp4'])(
    'is refused from another site, and the session continues (authorization: %s)',
    async (authorization) => {
      const { cookie, program } = await signedIn()
      const headers = { cookie, origin: 'https://ailleurs.example', ...(authorization && { authorization }) }
      const out = await test.visitor.asks('POST', '/api/auth/sign-out', {}, headers)
      expect(out.body).toMatchObject({ error: { name: 'ORIGIN_REFUSED' } })
      expect((await program.gets('/api/users/me')).status).toBe(200)
    },
  )

  const cleared = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']].flat().some((line) => /session_token=;.*Max-Age=0/.test(String(line)))

  it.each([
    ['an empty JSON body', 'application/json', ''],
    ['broken JSON', 'application/json', '{'],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--'],
    ['text', 'text/plain', 'adieu'],
    ['a type that is none', ';;', 'adieu'],
    ['more than a body may hold', 'application/json', JSON.stringify('x'.repeat(300_000))],
    ['a body without a type', undefined, 'adieu'],
    ['no body', undefined, undefined],
  ])('ends the session, sent with %s', async (_case, type, payload) => {
    const { cookie, program } = await signedIn()
    const headers = { cookie, origin: 'http://localhost:3000', ...(type && { 'content-type': type }) }
    const sent = {
      method: 'POST',
      url: '/api/auth/sign-out',
      headers,
      ...(payload !== undefined && { payload }),
    } as const
    const out = await test.app.inject(sent)
    expect([out.statusCode, out.json()]).toEqual([200, { ok: true, shutOut: false }])
    expect(cleared(out)).toBe(true)
    expect((await program.gets('/api/users/me')).status).toBe(401)
  })

  it.each(['Bearer faux', 'Bearer', 'Basic eDp4'])(
    'ends the session of the cookie beside « %s »',
    async (authorization) => {
      const { cookie, program } = await signedIn()
      const headers = { cookie, origin: 'http://localhost:3000', authorization }
      const out = await test.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
      expect([out.statusCode, cleared(out)]).toEqual([200, true])
      expect((await program.gets('/api/users/me')).status).toBe(401)
    },
  )

  it('ends the sessions of the cookie and of the bearer token, even of two members', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    const { token } = other.program
    const headers = { cookie: browser.cookie, origin: 'http://localhost:3000', authorization: `Bearer ${token}` }
    const out = await test.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
    expect([out.statusCode, cleared(out)]).toEqual([200, true])
    for (const { program } of [browser, other]) expect((await program.gets('/api/users/me')).status).toBe(401)
  })

  it('without a session does nothing', async () => {
    const { program } = await signedIn()
    expect((await test.app.inject({ method: 'POST', url: '/api/auth/sign-out' })).statusCode).toBe(200)
    expect((await program.gets('/api/users/me')).status).toBe(200)
  })
})

describe('at a host other than the public one', () => {
  it('refuses writes of a browser with an explanation; programs and reads work', async () => {
    const { typed, cookie, program } = await signedIn()
    const host = '127.0.0.1:3000'
    const origin = `http://${host}`
    const change = await test.visitor.asks('PATCH', '/api/members/me', { headline: 'non' }, { cookie, host, origin })
    expect([change.status, change.body]).toMatchObject([403, { error: { name: 'WRONG_HOST' } }])
    const entering = await test.visitor.asks('POST', '/api/auth/local', typed, { host, origin })
    expect(entering.body).toMatchObject({ error: { name: 'WRONG_HOST' } })
    expect((await test.visitor.asks('POST', '/api/auth/local', typed, { host })).status).toBe(200)
    expect((await program.asks('PATCH', '/api/members/me', { headline: 'oui' }, { host })).status).toBe(200)
    expect((await test.visitor.asks('GET', '/api/users/me', undefined, { cookie, host })).status).toBe(200)
  })

  it('ignores other authorization schemes', async () => {
    const { cookie } = await signedIn()
    const headers = { cookie, host: 'localhost:8080', origin: 'https://localhost:8080' }
    const answer = await test.visitor.asks('PATCH', '/api/members/me', { headline: 'non' }, headers)
    expect(answer.body).toMatchObject({ error: { name: 'ORIGIN_REFUSED' } })
  })
})
