import { type AddressInfo, connect } from 'node:net'
import { type ErrorEnvelope, limits } from '@consoeurs/contract'
import { openLivePageAt, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const { test, camille } = await setUpTestApp({ personas: ['camille'] })

const kept = async (who: Person, url: string) => (await who.gets(url)).headers['cache-control']

describe('a response for a member', () => {
  it('is not stored by browsers, errors included', async () => {
    for (const url of ['/api/users/me', '/api/shares', '/api/members/personne', '/api/desk/users']) {
      expect(await kept(camille, url), url).toBe('no-store')
      expect(await kept(test.visitor, url), url).toBeUndefined()
    }
  })

  it('has the cache headers that its route sets', async () => {
    const file = await uploadPhoto(camille)
    expect(await kept(camille, file.url)).toBe('private, max-age=300')
  })
})

it('the API documentation runs its own scripts only', async () => {
  const { status, headers } = await test.visitor.gets('/api/docs')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.* frame-ancestors 'none'/)
})

it.each([
  ['/api/shares?limit=0', 'limit', '1 au moins.'],
  ['/api/shares?limit=1000', 'limit', `${limits.pageSizeMax} au plus.`],
  ['/api/shares?limit=1.5', 'limit', 'Écris un nombre entier.'],
  ['/api/shares/abc/comments', 'id', 'Écris un nombre.'],
  ['/api/shares/0/comments', 'id', 'Un nombre supérieur à 0.'],
  [`/api/shares?cursor=${'a'.repeat(201)}`, 'cursor', '200 caractères au plus.'],
])('says in plain French what is wrong with %s', async (url, field, sentence) => {
  const { status, body } = await test.visitor.gets<ErrorEnvelope>(url)
  expect([status, body.error.details.fields]).toEqual([400, { [field]: [sentence] }])
})

describe('refuses', () => {
  const typed = JSON.stringify({ identifier: 'camille@test.test', password: 'essai' })
  const signIn = (headers: Record<string, string>, payload: string) =>
    test.app.inject({ method: 'POST', url: '/api/auth/local', headers, payload })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body that a page of another site could send: %s',
    async (type) => {
      const { statusCode, json } = await signIn({ 'content-type': type, origin: 'https://ailleurs.example' }, typed)
      expect([400, 415]).toContain(statusCode)
      // Refused before the password is looked at.
      expect(json().error.name).not.toBe('CREDENTIALS')
    },
  )

  it.each([undefined, 'application/x-www-form-urlencoded', ';;'])(
    'a body of another type (%s), with the same status in the header and in the body',
    async (type) => {
      const { statusCode, json } = await signIn(type === undefined ? {} : { 'content-type': type }, typed)
      expect([statusCode, json().error]).toMatchObject([415, { status: 415, name: 'BAD_REQUEST' }])
    },
  )

  it.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    'a body that targets object prototypes: %s',
    async (payload) => {
      const { statusCode, json } = await signIn({ 'content-type': 'application/json' }, payload)
      expect([statusCode, json().error.name]).toEqual([400, 'BAD_REQUEST'])
      expect('role' in {}).toBe(false)
    },
  )

  it.each([
    ['lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['lists in a field', `{"identifier":${'['.repeat(65)}${']'.repeat(65)}}`],
  ])('a body that is nested too deeply: %s', async (_case, payload) => {
    const { statusCode, json } = await signIn({ 'content-type': 'application/json' }, payload)
    expect([statusCode, json().error.name]).toEqual([400, 'BAD_REQUEST'])
  })

  it('a repeated parameter where a single one is expected', async () => {
    expect((await camille.gets('/api/members?q=a&q=b')).status).toBe(400)
    expect((await camille.gets('/api/search?q=aa&q=bb')).status).toBe(400)
  })
})

describe('on the wire', () => {
  let port: number
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    port = (test.app.server.address() as AddressInfo).port
  })

  /** What the server says to these bytes, until it closes. */
  const says = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })

  it('TRACE echoes nothing', async () => {
    const answer = await says('TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Secret: abc\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('abc')
  })

  it.each([
    ['two ways to say how long a body is', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde'],
    ['a length that is none', 'Content-Length: +4\r\n\r\nabcd'],
    ['a coding that is not the last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a line that ends early', 'X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('a request with %s is refused, and nothing after it is read', async (_case, rest) => {
    const answer = await says(`POST /api/auth/local HTTP/1.1\r\nHost: x\r\n${rest}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('a page of another site opens no socket; a page of the site and a program do', async () => {
    const opens = (from: { origin?: string }) => {
      const { id, token } = camille
      return openLivePageAt(`http://127.0.0.1:${port}`, { id, token, ...from })
    }
    for (const origin of ['https://ailleurs.example', 'null', 'http://localhost:3000.ailleurs.example']) {
      await expect(opens({ origin }), origin).rejects.toThrow('websocket error')
    }
    for (const page of [await opens({ origin: 'http://localhost:3000' }), await opens({})]) page.closes()
  })
})
