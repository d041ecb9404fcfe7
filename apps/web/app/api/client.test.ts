import { expect, it } from 'vitest'
import { ApiFailure, createApiClient } from './client.ts'

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string) =>
  json(status, { data: null, error: { status, name: 'Error', message: 'Non.', details: { code, retryAfter: 3 } } })

/** Answers in turn, and keeps what was asked. `null` is a network that is not there. */
function scripted(...answers: Array<Response | null>) {
  const asked: Array<{ path: string; init: RequestInit | undefined }> = []
  const client = createApiClient(async (path, init) => {
    asked.push({ path: String(path), init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  return { client, asked }
}

it('sends plain objects as JSON and leaves out of the address what is not given', async () => {
  const { client, asked } = scripted(json(200, { ok: true }), json(200, []))
  expect(await client.post('/api/honors', { kind: 'douceur' })).toEqual({ ok: true })
  expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"kind":"douceur"}' })
  expect(new Headers(asked[0]?.init?.headers).get('content-type')).toBe('application/json')
  await client.get('/api/members?sort=new', { q: 'né & co', cursor: undefined, limit: 2 })
  expect(asked[1]?.path).toBe('/api/members?sort=new&q=n%C3%A9+%26+co&limit=2')
})

it('lets the browser name the boundary of a form', async () => {
  const { client, asked } = scripted(json(200, {}))
  const form = new FormData()
  await client.post('/api/files', form)
  expect(asked[0]?.init?.body).toBe(form)
  expect(new Headers(asked[0]?.init?.headers).has('content-type')).toBe(false)
})

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'reads once more after a %i, and never writes twice',
  async (status) => {
    const read = scripted(refusal(status, 'INTERNAL'), json(200, 'ok'))
    expect(await read.client.get('/api/inbox')).toBe('ok')
    const write = scripted(refusal(status, 'INTERNAL'), json(200, 'ok'))
    await expect(write.client.delete('/api/inbox')).rejects.toBeInstanceOf(ApiFailure)
    expect(write.asked).toHaveLength(1)
  },
)

it('asks a refusal only once, and says what the API said', async () => {
  const { client, asked } = scripted(refusal(404, 'SHARE_NOT_FOUND'))
  await expect(client.get('/api/shares/1')).rejects.toMatchObject({
    code: 'SHARE_NOT_FOUND',
    status: 404,
    message: 'Non.',
    retryAfter: 3,
  })
  expect(asked).toHaveLength(1)
})

it('tells when a reading for which there was no time may be asked for again, and nothing of a write or of a limit', async () => {
  const told: number[] = []
  const answers = [refusal(503, 'UNAVAILABLE'), refusal(503, 'UNAVAILABLE'), refusal(404, 'SHARE_NOT_FOUND')]
  const client = createApiClient(
    async () => answers.shift() ?? json(200, {}),
    (seconds) => told.push(seconds),
  )
  await expect(client.get('/api/inbox')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(told).toEqual([3])
  answers.splice(0, 1, refusal(503, 'UNAVAILABLE'))
  await expect(client.post('/api/messages')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  answers.splice(0, 1, refusal(429, 'SECOND_FACTOR_LOCKED'), refusal(429, 'SECOND_FACTOR_LOCKED'))
  await expect(client.get('/api/search')).rejects.toMatchObject({ status: 429 })
  expect(told).toEqual([3])
})

it('knows a silence from an answer that is not the API’s', async () => {
  await expect(scripted(null, null).client.get('/api/inbox')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 })
  const proxy = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  await expect(scripted(proxy()).client.post('/api/shares')).rejects.toMatchObject({ code: 'INTERNAL', status: 502 })
})

it('gives nothing for an empty answer', async () => {
  const { client } = scripted(new Response(null, { status: 204 }))
  expect(await client.delete('/api/blocks/ines')).toBeUndefined()
})
