import { setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const elsewhere = 'https://pages.exemple.fr'

const { test } = await setUpTestApp({ settings: { corsOrigins: [elsewhere] } })

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/api/members',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  })

describe('pages on another origin', () => {
  it('are allowed with a bearer token if the operator listed them, never with cookies', async () => {
    const { headers } = await preflight(elsewhere)
    expect(headers['access-control-allow-origin']).toBe(elsewhere)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('are refused if the operator did not list them', async () => {
    expect((await preflight('https://inconnu.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})
