import type { PushConfiguration, PushDevices, PushIdentity, PushPayload, PushSent } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, PushFixture } from '@consoeurs/test-support'
import { Google, type GoogleCall } from '@consoeurs/test-support/emulators/google'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FCM_HOST } from '../../../platform/delivery/push.ts'

/** A site with PUSH=fcm, and Google on this machine: its messages, and the accounts of its project. */
let google: Google
let scene: PushFixture
const accounts = new Map<string, { email: string; password: string }>()

const web = {
  storageBucket: 'demo-consoeurs.firebasestorage.app',
  messagingSenderId: '123456789012',
  appId: '1:123456789012:web:1a2b3c',
  measurementId: '',
}
const vapidPublicKey = `B${'x'.repeat(86)}`

/** Identity Toolkit, as far as the service account is concerned. */
function identityToolkit({ path, body }: GoogleCall) {
  const { localId, email, password } = body as Record<'localId' | 'email' | 'password', string>
  if (path.endsWith('/accounts:delete')) {
    if (accounts.delete(localId)) return { body: {} }
    return { status: 400, body: { error: { code: 400, message: 'USER_NOT_FOUND' } } }
  }
  if (path.endsWith('/accounts:lookup')) return { body: { users: [{ localId: (body.localId as string[])[0] }] } }
  accounts.set(localId, { email, password })
  return { body: { localId } }
}

beforeAll(async () => {
  google = await Google.open()
  google.answer('identitytoolkit.googleapis.com', identityToolkit)
  const fcm = { ...web, vapidPublicKey, identity: 'alias' as const }
  // The brand whose pushes speak openly by themselves.
  scene = await PushFixture.open({ brand: 'seve', settings: { firebase: google.settings, fcm } })
  await scene.speaksOpenly(true)
})
afterAll(async () => {
  await scene.close()
  await google.close()
})
beforeEach(async () => {
  await scene.rests()
  await scene.test.db.delete(tables.pushDevices)
  google.calls.length = 0
  google.answer(FCM_HOST, () => ({ body: { name: 'projects/demo-consoeurs/messages/1' } }))
})

const tokenOf = (name: string) => `${name}:APA91b${'x'.repeat(130)}`
const registers = (person: Person, token: string) =>
  person.puts(`/api/users/${person.id}`, {
    fcmToken: token,
    fcmDate: new Date().toISOString(),
    fcmPassword: 'abcdefgh',
  })
const devicesOf = async (person: Person) => (await person.gets<PushDevices>('/api/push/devices')).body
const messages = () => google.calls.filter(({ host }) => host === FCM_HOST).map(({ body }) => body.message)
const identityOf = async (person: Person) => (await person.gets<PushIdentity>('/api/push/identity')).body

it('publishes what the SDK and the service worker need, and no secret', async () => {
  const { body } = await scene.test.visitor.gets<PushConfiguration>('/api/push/configuration')
  const { projectId, apiKey, authDomain } = google.settings
  expect(body).toEqual({
    provider: 'fcm',
    vapidPublicKey,
    firebase: { projectId, apiKey, authDomain, ...web },
    identity: 'alias',
    emulator: null,
  })
})

describe('a registration token', () => {
  it('registers a device of this session, which can read it back', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    expect(await devicesOf(scene.camille)).toMatchObject({ devices: [{ current: true }], fcmPassword: true })
    const { body } = await scene.camille.gets<{ fcmToken: string }>('/api/users/me')
    expect(body).toMatchObject({ fcmToken: tokenOf('telephone'), fcmPassword: true })
  })

  it.each([
    ['a subscription', () => scene.service.subscribes().token],
    ['an address', () => `https://exemple.fr/${'x'.repeat(60)}`],
    ['a word', () => 'jeton'],
    ['anything as long as a book', () => 'x'.repeat(2000)],
  ])('is not %s', async (_what, token) => {
    expect((await registers(scene.camille, token())).status).toBe(400)
  })

  it('receives the payload that Web Push would carry', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    await scene.writes('Tu viens samedi au marché ?')
    await scene.rests()
    const [message] = messages() as { token: string; webpush: { data: { push: string } } }[]
    expect(message?.token).toBe(tokenOf('telephone'))
    const payload = JSON.parse(message?.webpush.data.push ?? '') as PushPayload
    expect(payload.notification).toMatchObject({ title: 'Inès t’a écrit', body: 'Tu viens samedi au marché ?' })
    const [device] = (await devicesOf(scene.camille)).devices
    expect(device).toMatchObject({ lastSuccessAt: expect.any(String), lastFailure: null })
  })

  it('sends no content by default, in either brand, because Google reads it', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    await scene.speaksOpenly(null)
    const settings = await scene.camille.gets<{ discreetPushes: boolean }>('/api/notifications/settings')
    expect(settings.body.discreetPushes).toBe(true)
    await scene.writes('C’est un secret')
    await scene.rests()
    await scene.speaksOpenly(true)
    expect(messages()).toHaveLength(1)
    expect(JSON.stringify(messages())).not.toMatch(/secret|Inès|ines/)
  })

  it('that is unregistered at Google removes the device', async () => {
    await registers(scene.camille, tokenOf('ancien'))
    const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }]
    google.answer(FCM_HOST, () => ({ status: 404, body: { error: { status: 'NOT_FOUND', details } } }))
    await scene.writes('Es-tu là ?')
    await scene.rests()
    expect((await devicesOf(scene.camille)).devices).toEqual([])
  })

  it('is retried later when Google is busy', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    google.answer(FCM_HOST, () => ({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } }))
    await scene.writes('Et dimanche ?')
    await scene.rests()
    expect(await scene.waiting()).toBe(1)
    google.answer(FCM_HOST, () => ({ body: { name: 'projects/demo-consoeurs/messages/2' } }))
    await scene.hurries()
    await scene.rests()
    expect(await scene.waiting()).toBe(0)
    expect(messages()).toHaveLength(2)
  })

  it('can be tested by its owner only', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    const trial = { token: tokenOf('telephone'), title: 'Essai', push: 'true' }
    expect((await scene.camille.posts<PushSent>('/api/notifications/send', trial)).body.accepted).toBe(true)
    expect((await scene.ines.posts('/api/notifications/send', trial)).status).toBe(404)
  })

  it('replaces an earlier Web Push subscription, which is removed', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    const before = { provider: 'webpush', endpoint: `${scene.service.origin}/push/avant` }
    await scene.test.db.update(tables.pushDevices).set(before)
    await scene.writes('Tu reçois ?')
    await scene.rests()
    expect(scene.service.received).toEqual([])
    expect((await devicesOf(scene.camille)).devices).toEqual([])
  })
})

describe('the push identity', () => {
  it('is a stable alias per member that reveals nothing', async () => {
    const { email } = await identityOf(scene.camille)
    expect(email).toMatch(/^[\da-f]{40}@push\.invalid$/)
    expect((await identityOf(scene.ines)).email).not.toBe(email)
    expect((await identityOf(scene.camille)).email).toBe(email)
  })

  it('is created and renewed by the server, for its member only', async () => {
    accounts.clear()
    await scene.ines.puts('/api/push/identity', { password: 'a-1_b-2_' })
    const ines = new Map(accounts)
    expect((await scene.camille.puts('/api/push/identity', { password: 'c-3_d-4_' })).status).toBe(200)
    await scene.camille.puts('/api/push/identity', { password: 'e-5_f-6_' })
    const { email } = await identityOf(scene.camille)
    expect([...accounts.values()]).toEqual([...ines.values(), { email, password: 'e-5_f-6_' }])
    expect((await scene.test.visitor.puts('/api/push/identity', { password: 'c-3_d-4_' })).status).toBe(401)
    expect((await scene.camille.puts('/api/push/identity', { password: 'court' })).status).toBe(400)
  })

  it('has a password that only its member can read, and that is not cached', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    const { body, headers } = await scene.camille.gets<PushIdentity>('/api/push/identity')
    expect(body.password).toBe('abcdefgh')
    expect(headers['cache-control']).toBe('no-store')
    expect((await identityOf(scene.ines)).password).toBeNull()
    expect(JSON.stringify((await scene.camille.gets('/api/users/me')).body)).not.toContain('abcdefgh')
  })

  it('is missing when it was encrypted with another secret', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    await scene.test.db
      .update(tables.users)
      .set({ fcmPassword: 'ailleurs' })
      .where(eq(tables.users.id, scene.camille.id))
    expect((await identityOf(scene.camille)).password).toBeNull()
  })

  it('is deleted together with its password', async () => {
    await registers(scene.camille, tokenOf('telephone'))
    await scene.camille.puts('/api/push/identity', { password: 'c-3_d-4_' })
    await scene.camille.puts(`/api/users/${scene.camille.id}`, { fcmToken: '', fcmDate: '', fcmPassword: '' })
    await scene.test.settled()
    const { email, password } = await identityOf(scene.camille)
    expect(password).toBeNull()
    expect([...accounts.values()].map((account) => account.email)).not.toContain(email)
  })

  it('is kept when a new password is stored meanwhile', async () => {
    await scene.camille.puts('/api/push/identity', { password: 'c-3_d-4_' })
    await registers(scene.camille, tokenOf('telephone'))
    await scene.test.app.events.unitOfWork(async (tx) =>
      tx.emit({ type: 'push.identity-dropped', memberId: scene.camille.id }),
    )
    await scene.test.settled()
    const { email } = await identityOf(scene.camille)
    expect([...accounts.values()].map((account) => account.email)).toContain(email)
  })

  it('reports an outage of Google as its own error', async () => {
    google.answer('identitytoolkit.googleapis.com', () => ({ status: 500, body: {} }))
    const { status, body } = await scene.camille.puts('/api/push/identity', { password: 'c-3_d-4_' })
    google.answer('identitytoolkit.googleapis.com', identityToolkit)
    expect({ status, body }).toMatchObject({ status: 502, body: { error: { name: 'PUSH_PROVIDER_AWAY' } } })
  })
})
