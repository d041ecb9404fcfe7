import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, ApiFailure, createApiClient } from '../../apps/web/app/api/client.ts'

/** Specification §7, « Generic HTTP behaviour », of the one client through which every page calls the API. */
let asked: Array<{ method: string; body: unknown; type: string | null }>
let answers: number[]
let api: ApiClient

beforeEach(() => {
  asked = []
  answers = []
  api = createApiClient(async (_input, init) => {
    const { method = 'GET', body = null, headers } = init ?? {}
    asked.push({ method, body, type: new Headers(headers).get('content-type') })
    const status = answers.shift() ?? 200
    return new Response(JSON.stringify({ status }), { status, headers: { 'content-type': 'application/json' } })
  })
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? error : null),
  )

it('sends plain objects as JSON', async () => {
  await api.post('/api/x', { a: 1 })
  expect(asked).toEqual([{ method: 'POST', body: '{"a":1}', type: 'application/json' }])
})

it.each([400, 401, 404, 418, 499, 500, 599])('treats %i as an error', async (status) => {
  answers = [status, status]
  expect((await failureOf(api.get('/api/x')))?.status).toBe(status)
})

it.each([200, 204, 299])('treats %i as a success', async (status) => {
  api = createApiClient(async () => new Response(null, { status }))
  await expect(api.get('/api/x')).resolves.not.toThrow()
})

describe.each([408, 409, 425, 429, 500, 502, 503, 504])('after %i', (status) => {
  it('a GET is retried once', async () => {
    answers = [status]
    await expect(api.get('/api/x')).resolves.toEqual({ status: 200 })
    answers = [status, status]
    expect((await failureOf(api.get('/api/x')))?.status).toBe(status)
    expect(asked).toHaveLength(4)
  })

  it.each(['post', 'put', 'patch', 'delete'] as const)('a %s is not', async (method) => {
    answers = [status]
    expect((await failureOf(api[method]('/api/x')))?.status).toBe(status)
    expect(asked).toHaveLength(1)
  })
})

it.each([400, 401, 403, 404, 501])('a GET is not retried after %i', async (status) => {
  answers = [status]
  await failureOf(api.get('/api/x'))
  expect(asked).toHaveLength(1)
})
