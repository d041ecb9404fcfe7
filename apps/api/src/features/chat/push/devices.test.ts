import type { PushConfiguration, PushDevices } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, Person, PushService, type TestApp, type TestSubscription } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let service: PushService
let camille: Person
let ines: Person

beforeAll(async () => {
  service = await PushService.open()
  test = await buildTestApp()
  camille = await test.personas.camille()
  ines = await test.personas.ines()
  await test.app.jobs.start()
})
afterAll(async () => {
  await test.close()
  await service.close()
})
beforeEach(async () => {
  await test.db.delete(tables.pushDevices)
})

const registers = (person: Person, { token }: TestSubscription, more = {}) =>
  person.puts(`/api/users/${person.id}`, {
    fcmToken: token,
    fcmDate: new Date().toISOString(),
    fcmPassword: 'abcdefgh',
    ...more,
  })
const devicesOf = async (person: Person) => (await person.gets<PushDevices>('/api/push/devices')).body.devices
const me = async (person: Person) => (await person.gets<Record<string, unknown>>('/api/users/me')).body
const elsewhere = async (person: Person) =>
  new Person({
    app: test.app,
    id: person.id,
    username: person.username,
    token: await test.personas.opensSession(person.id),
  })

describe('registering', () => {
  it('stores the browser of this session from its user agent', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }
    const payload = { fcmToken: service.subscribes().token, fcmDate: new Date().toISOString(), onPwa: true }
    await camille.asks('PUT', `/api/users/${camille.id}`, payload, agent)
    expect(await devicesOf(camille)).toEqual([
      {
        id: expect.any(Number),
        deviceType: 'Mobile',
        deviceBrowser: 'Firefox',
        deviceOs: 'Android',
        onPwa: true,
        current: true,
        since: expect.any(String),
        refreshedAt: payload.fcmDate,
        lastSuccessAt: null,
        lastFailureAt: null,
        lastFailure: null,
      },
    ])
    expect(await devicesOf(ines)).toEqual([])
  })

  it('returns the token and its date to its own session only', async () => {
    const subscription = service.subscribes()
    await registers(camille, subscription)
    const { fcmToken, fcmDate, fcmPassword } = await me(camille)
    expect(JSON.parse(String(fcmToken)).endpoint).toBe(subscription.endpoint)
    expect({ fcmDate, fcmPassword }).toEqual({ fcmDate: expect.any(String), fcmPassword: true })
    expect(await me(await elsewhere(camille))).toMatchObject({ fcmToken: null, fcmDate: null })
  })

  it('replaces the address of the same session, and removes it when the values are empty', async () => {
    await registers(camille, service.subscribes())
    await registers(camille, service.subscribes())
    expect(await devicesOf(camille)).toHaveLength(1)
    await camille.puts(`/api/users/${camille.id}`, { fcmToken: '', fcmDate: '', fcmPassword: '' })
    expect(await devicesOf(camille)).toEqual([])
    expect(await me(camille)).toMatchObject({ fcmToken: null, fcmDate: null, fcmPassword: false })
  })

  it('stores the push password encrypted with the site’s secret', async () => {
    await registers(camille, service.subscribes(), { fcmPassword: 'Tr0is-M_' })
    const [row] = await test.db.select().from(tables.users).where(eq(tables.users.id, camille.id))
    expect(row?.fcmPassword).toMatch(/.{24,}/)
    expect(JSON.stringify(row)).not.toContain('Tr0is-M_')
  })

  it('reassigns a shared browser to the member signed in now', async () => {
    const subscription = service.subscribes()
    await registers(camille, subscription)
    await registers(ines, subscription)
    expect(await devicesOf(camille)).toEqual([])
    expect(await devicesOf(ines)).toHaveLength(1)
  })

  it('keeps a limited number of devices, and drops the one refreshed longest ago', async () => {
    for (let index = 0; index <= limits.pushDevices; index += 1) {
      const fcmDate = new Date(Date.now() - index * 60_000).toISOString()
      await registers(await elsewhere(camille), service.subscribes(), { fcmDate })
    }
    const devices = await devicesOf(camille)
    expect(devices).toHaveLength(limits.pushDevices)
    expect(Date.parse(devices.at(-1)?.refreshedAt ?? '')).toBeGreaterThan(Date.now() - limits.pushDevices * 60_000)
  })

  it.each(['jeton', '{}', '{"endpoint":"https://fcm.googleapis.com/a","keys":{"p256dh":"x","auth":"y"}}'])(
    'refuses %s',
    async (fcmToken) => {
      const { status, body } = await camille.puts(`/api/users/${camille.id}`, { fcmToken })
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { name: 'PUSH_TOKEN_REFUSED' } } })
      expect(await me(camille)).toMatchObject({ fcmToken: null })
    },
  )
})

describe('removal', () => {
  it('removes the device of a session that signs out', async () => {
    const phone = await elsewhere(camille)
    await registers(camille, service.subscribes())
    await registers(phone, service.subscribes())
    await phone.posts('/api/auth/sign-out')
    expect((await devicesOf(camille)).map(({ current }) => current)).toEqual([true])
  })

  it('removes the devices of sessions that are ended remotely', async () => {
    const phone = await elsewhere(camille)
    await registers(camille, service.subscribes())
    await registers(phone, service.subscribes())
    await camille.deletes('/api/sessions')
    expect(await devicesOf(camille)).toHaveLength(1)
  })

  it('removes all devices at a pause and at a password change', async () => {
    const solene = await test.personas.member('Solène')
    await test.personas.givesPassword(solene, 'un vieux mot de passe 1')
    await registers(solene, service.subscribes())
    const words = { current: 'un vieux mot de passe 1', password: 'les hirondelles du lac 7' }
    expect((await solene.puts('/api/auth/password', words)).status).toBe(200)
    expect(await test.db.$count(tables.pushDevices)).toBe(0)
    const again = await elsewhere(solene)
    await registers(again, service.subscribes())
    await again.posts('/api/account/pause')
    expect(await test.db.$count(tables.pushDevices)).toBe(0)
  })

  it('deletes all devices of a suspended member', async () => {
    await registers(ines, service.subscribes())
    await test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'member.shut-out', memberId: ines.id }))
    await test.settled()
    expect(await test.db.$count(tables.pushDevices)).toBe(0)
    const { sessions } = tables
    await test.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 1e9) })
      .where(eq(sessions.userId, ines.id))
  })

  it('ignores a device whose session was not used for a month', async () => {
    await registers(await elsewhere(camille), service.subscribes())
    expect(await devicesOf(camille)).toHaveLength(1)
    const lastSeenAt = new Date(Date.now() - limits.session.idle)
    const [device] = await test.db.select().from(tables.pushDevices)
    await test.db
      .update(tables.sessions)
      .set({ lastSeenAt })
      .where(eq(tables.sessions.id, device?.sessionId ?? 0))
    expect(await devicesOf(camille)).toEqual([])
  })

  it('lets a member remove only devices of their own account', async () => {
    await registers(camille, service.subscribes())
    const [device] = await devicesOf(camille)
    expect((await ines.deletes(`/api/push/devices/${device?.id}`)).status).toBe(404)
    expect((await camille.deletes(`/api/push/devices/${device?.id}`)).status).toBe(200)
    expect(await devicesOf(camille)).toEqual([])
  })
})

it('publishes the browser’s push configuration: one key, the same on every server', async () => {
  const { body } = await test.visitor.gets<PushConfiguration>('/api/push/configuration')
  expect(body).toEqual({ provider: 'webpush', vapidPublicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  const [row] = await test.db.select().from(tables.vapidKeys)
  expect(row?.publicKey).toBe(body.vapidPublicKey)
})

it('needs no push identity with Web Push', async () => {
  expect((await camille.gets('/api/push/identity')).status).toBe(404)
  expect((await camille.puts('/api/push/identity', { password: 'abcdefgh' })).status).toBe(404)
})
