import { type NotificationSend, type PushSent, userChannel } from '@consoeurs/contract'
import { type Person, PushFixture, withStatus } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
})
afterAll(() => scene.close())
beforeEach(() => scene.tidy())

const sends = (person: Person, asked: Partial<NotificationSend> = {}) =>
  person.posts<PushSent>('/api/notifications/send', {
    token: scene.phone.token,
    title: 'Un essai',
    body: 'Tout arrive.',
    path: '/settings/notifications',
    ...asked,
  })

it('pushes to the member’s own device at once, even while the site is open', async () => {
  const page = await scene.opensPage(true)
  const icon = '/files/avatar-small.webp'
  expect((await sends(scene.camille, { icon })).body).toEqual({ accepted: true, reason: null })
  const [push] = scene.service.received
  expect(scene.shown(push).notification).toMatchObject({
    title: 'Un essai',
    body: 'Tout arrive.',
    navigate: 'http://localhost:3000/settings/notifications',
    icon: `http://localhost:3000${icon}`,
  })
  expect(await scene.device()).toMatchObject({ lastSuccessAt: expect.any(Date), lastFailure: null })
  page.closes()
})

it('accepts the fields of the specification, with `push` and `inApp` as strings', async () => {
  const fields = { label: 'Essai', icon: '', image: '', sound: '', inApp: 'true', push: 'true' } as const
  expect((await sends(scene.camille, { ...fields, body: '', path: '' })).status).toBe(200)
  expect(scene.shown(scene.service.received[0]).notification).toMatchObject({
    body: 'Essai',
    navigate: 'http://localhost:3000/',
  })
  expect((await sends(scene.camille, { push: 'false' })).body).toEqual({ accepted: false, reason: null })
  expect(scene.service.received).toHaveLength(1)
  for (const flag of ['push', 'inApp']) expect((await sends(scene.camille, { [flag]: true })).status).toBe(400)
})

it.each(['token', 'title', 'label', 'body', 'icon', 'image', 'path', 'sound', 'inApp', 'push'])(
  'accepts the field %s, and refuses a number for it',
  async (field) => {
    expect((await sends(scene.camille, { [field]: 5 })).status).toBe(400)
    expect(scene.service.received).toEqual([])
  },
)

it('is for members: a visitor is refused', async () => {
  expect((await sends(scene.test.visitor)).status).toBe(401)
})

it.each(['https://evil.test/x', '//evil.test/x', '/.//evil.test/x'])(
  'allows links and pictures of this site only: %s',
  async (address) => {
    await sends(scene.camille, { path: address, icon: address })
    expect(scene.shown(scene.service.received[0]).notification).toMatchObject({
      navigate: 'http://localhost:3000/',
      icon: 'http://localhost:3000/brand/violette/icon-192.png',
    })
  },
)

it.each([
  [410, 'gone'],
  [403, 'refused'],
  [503, 'busy'],
] as const)('reports the reason: %i is « %s »', async (status, reason) => {
  scene.service.answers.push(withStatus(status))
  expect((await sends(scene.camille)).body).toEqual({ accepted: false, reason })
})

it('answers alike for a foreign and an unknown token; staff may test any token', async () => {
  const unknown = await sends(scene.ines, { token: 'jeton' })
  const foreign = await sends(scene.ines)
  expect(foreign).toMatchObject({ status: 404, body: unknown.body })
  expect(scene.service.received).toEqual([])
  const maud = await scene.test.personas.maud()
  expect((await sends(maud)).body).toEqual({ accepted: true, reason: null })
})

it('accepts the token that the user call returns', async () => {
  const { body } = await scene.camille.gets<{ fcmToken: string }>('/api/users/me')
  expect((await sends(scene.camille, { token: body.fcmToken })).body.accepted).toBe(true)
})

it('is limited per ten minutes', async () => {
  const limited = await PushFixture.open({ limits: true })
  const { token } = await limited.registers(limited.camille)
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const { status } = await limited.camille.posts('/api/notifications/send', { token, title: 'Encore' })
    statuses.push(status)
  }
  expect([statuses.at(19), statuses.at(20)]).toEqual([200, 429])
  await limited.close()
})

it('sends nothing on the live channel of the specification', async () => {
  const page = await scene.opensPage(true)
  const heard: unknown[] = []
  page.socket.on(userChannel(scene.camille.id), (message: unknown) => heard.push(message))
  await sends(scene.camille, { inApp: 'true' })
  await page.watches('share-0')
  expect(heard).toEqual([])
  page.closes()
})
