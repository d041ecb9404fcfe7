import { setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const nina = await test.personas.member('Nina')
const other = await test.personas.member('Odette')

const NUL = 'a\u0000b'

describe('a character that PostgreSQL cannot store', () => {
  it.each([
    '/api/members/%00',
    '/api/members?q=%00',
    '/api/members?lookingFor=%00',
    '/api/shares/%00',
    '/api/shares?author=%00',
    '/api/shares?kind=%00',
    '/api/pages/%00',
    '/api/conversations/with/%00',
    '/api/notifications?%00=1',
  ])('is refused in a URL: %s', async (url) => {
    expect(await nina.gets(url)).toMatchObject({ status: 400, body: { error: { name: 'UNREADABLE_TEXT' } } })
  })

  it.each([
    ['POST', '/api/auth/local', { identifier: NUL, password: 'bougie tramway noisette' }],
    ['PATCH', '/api/members/me', { displayName: NUL }],
    ['PATCH', '/api/members/me', { answers: { [NUL]: 'oui' } }],
    ['PUT', '/api/members/me/place', { kind: 'town', code: NUL }],
    ['PUT', '/api/users/me', { fcmPassword: NUL }],
    ['POST', '/api/messages', { clientId: crypto.randomUUID(), to: 'odette', text: NUL }],
    ['POST', '/api/messages', { clientId: crypto.randomUUID(), to: 'odette', text: 'a\ud800b' }],
    ['POST', '/api/blocks', { username: NUL }],
    ['POST', '/api/visits', { username: NUL }],
    ['POST', '/api/reports', { target: 'member', username: NUL, reason: 'other', goodFaith: true }],
  ] as const)('is refused in a body: %s %s', async (method, path, payload) => {
    const { status, body } = await nina.asks(method, path.replace('/users/me', `/users/${nina.id}`), payload)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { name: 'UNREADABLE_TEXT' } } })
  })

  it('does not affect other special characters', async () => {
    const sent = { clientId: crypto.randomUUID(), to: other.username, text: 'Une\nligne 🌸\u202f!' }
    expect((await nina.posts('/api/messages', sent)).status).toBe(200)
  })
})

it('answers 404 for an address with an invalid percent encoding', async () => {
  expect(await nina.gets('/api/members/%E0%A4%A')).toMatchObject({
    status: 404,
    body: { error: { name: 'MEMBER_NOT_FOUND' } },
  })
  expect((await nina.gets('/api/members/%C3%A9lodie')).status).toBe(404)
})
