import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const elsewhere = 'https://pages.exemple.fr'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ settings: { corsOrigins: [elsewhere] } })
})
afterAll(() => test.close())

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/api/members',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  })

describe('pages on another origin', () => {
  it('may call with a bearer token where the operator listed them, never with cookies', async () => {
    const { headers } = await preflight(elsewhere)
    expect(headers['access-control-allow-origin']).toBe(elsewhere)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('may not where she did not', async () => {
    expect((await preflight('https://inconnu.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})
