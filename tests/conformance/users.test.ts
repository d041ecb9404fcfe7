import type { AddressInfo } from 'node:net'
import { catalogueOf } from '@consoeurs/brand'
import { seedCatalogue } from '@consoeurs/database/seed'
import {
  buildTestApp,
  createRoomFixture,
  openLivePage,
  type Person,
  plainPhoto,
  type TestApp,
  uploadPhoto,
} from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Specification §3 and §7: the users calls, field by field, and the channel of one member. */
let test: TestApp
let camille: Person
let ines: Person

const certificate = {
  method: 'selfie',
  decidedAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2027-01-05T09:00:00.000Z',
}

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.personas.camille({ profile: { certified: true, certificate } })
  ines = await test.personas.ines()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

type Fields = Record<string, unknown>
const me = async (person: Person) => (await person.gets<Fields>('/api/users/me')).body

describe('GET /api/users/me', () => {
  it('has the stored fields of User', async () => {
    const lastConnection = new Date(Date.now() - 60_000)
    const device = { deviceType: 'Mobile', deviceBrowser: 'Firefox', deviceOs: 'Android', onPwa: true }
    await test.personas.changes(camille, { lastConnection, reason: 'Un rappel à la charte.', ...device })
    expect(await me(camille)).toMatchObject({
      id: camille.id,
      username: 'camille',
      email: 'camille@test.test',
      blocked: false,
      banned: false,
      roleUser: 'member',
      lastConnection: lastConnection.toISOString(),
      geolocation: { zip: '69100', city: 'Villeurbanne' },
      latitude: expect.closeTo(45.8, 0),
      longitude: expect.closeTo(4.9, 0),
      reason: 'Un rappel à la charte.',
      fcmToken: null,
      fcmDate: null,
      fcmPassword: false,
      ...device,
      pause: 0,
    })
  })

  it('has userProfile with its files and certificate, and the fields of File', async () => {
    const fileId = (await uploadPhoto(camille, await plainPhoto())).id
    await camille.posts('/api/photos', { fileId, description: 'Au bord du lac' })
    const { userProfile } = (await me(camille)) as { userProfile?: { files?: { name: string }[] } }
    const file = userProfile?.files?.[0]
    expect(file?.name).toMatch(/./)
    expect(userProfile).toMatchObject({
      status: 'complete',
      certified: true,
      certificate,
      files: [
        {
          id: fileId,
          url: `/files/${file?.name}-large.webp`,
          formats: {
            small: { url: `/files/${file?.name}-small.webp` },
            thumbnail: { url: `/files/${file?.name}-thumbnail.webp` },
          },
        },
      ],
    })
  })

  it('has userData with its notifications and blockedMembers', async () => {
    await seedCatalogue(test.db, catalogueOf(test.deps.brand))
    const address = `/api/user-datas/${camille.id}`
    await camille.puts(address, { data: { notifications: [{ id: 'profil.visite', inApp: false, push: true }] } })
    const { data } = (await camille.gets<{ data: { attributes: { notifications: object[] } } }>(address)).body
    const { notifications } = data.attributes
    expect(notifications).toContainEqual({ id: 'profil.visite', inApp: false, push: true })
    expect(notifications).toContainEqual({ id: 'messages.message', inApp: true, push: true })
    const louise = await test.personas.louise()
    await test.personas.blocks(camille, louise)
    expect((await me(camille)).userData).toEqual({
      id: camille.id,
      notifications,
      blockedMembers: [{ id: louise.id, username: 'louise' }],
    })
  })

  it('is refused without a bearer', async () => {
    expect((await test.visitor.gets('/api/users/me')).status).toBe(401)
  })
})

describe('communities of a user', () => {
  it('include their avatar, as far as the viewer may see their members', async () => {
    const zoe = await test.personas.member('Zoé')
    await createRoomFixture(test, { slug: 'cercle-ouvert', owner: camille, members: [ines] })
    await createRoomFixture(test, { slug: 'cercle-secret', access: 'secret', owner: camille, members: [ines] })
    const slugs = async (person: Person) => {
      const { communities } = (await person.gets<{ communities: { slug: string }[] }>(`/api/users/${camille.id}`)).body
      return communities.map(({ slug }) => slug).sort()
    }
    expect(await slugs(camille)).toEqual(['cercle-ouvert', 'cercle-secret'])
    expect(await slugs(ines)).toEqual(['cercle-ouvert', 'cercle-secret'])
    expect(await slugs(zoe)).toEqual(['cercle-ouvert'])
    expect((await me(camille)).communities).toContainEqual(
      expect.objectContaining({ name: expect.any(String), avatar: null }),
    )
  })
})

describe('PUT /api/users/{id}', () => {
  it('stores the push token, and empty values clear it', async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const fcmToken = JSON.stringify({ endpoint: 'http://127.0.0.1:9/push/ines', keys })
    const given = { fcmDate: '2026-03-12T08:00:00.000Z', fcmToken, fcmPassword: 'abcdefgh' }
    await ines.puts(`/api/users/${ines.id}`, given)
    expect(await me(ines)).toMatchObject({ ...given, fcmPassword: true })
    await ines.puts(`/api/users/${ines.id}`, { fcmDate: '', fcmToken: '', fcmPassword: '' })
    expect(await me(ines)).toMatchObject({ fcmDate: null, fcmToken: null, fcmPassword: false })
  })

  it('stores the device data of the last-connection call', async () => {
    await test.personas.changes(ines, { lastConnection: null })
    const device = { deviceType: 'Mobile', deviceBrowser: 'Firefox', deviceOs: 'Android', onPwa: true }
    const lastConnection = new Date(Date.now() - 1000).toISOString()
    const { status } = await ines.puts(`/api/users/${ines.id}`, { lastConnection, pause: 0, ...device })
    expect(status).toBe(200)
    expect(await me(ines)).toMatchObject({ ...device, lastConnection, pause: 0 })
  })

  it('accepts no other type of device', async () => {
    expect((await ines.puts(`/api/users/${ines.id}`, { deviceType: 'Fridge' })).status).toBe(400)
  })

  it('never ends a pause: only a new sign-in does', async () => {
    await test.personas.changes(ines, { pause: 1 })
    await ines.puts(`/api/users/${ines.id}`, { pause: 0 })
    expect(await me(ines)).toMatchObject({ pause: 1 })
    await test.personas.changes(ines, { pause: 0 })
  })
})

describe('the channel canal-user-{id}', () => {
  it('is open to its own member only', async () => {
    const page = await openLivePage(test.app, camille)
    const ask = (channel: string) => page.socket.emitWithAck('subscribe', channel)
    expect(await ask(`canal-user-${camille.id}`)).toEqual({ ok: true })
    expect(await ask(`canal-user-${ines.id}`)).toEqual({ ok: false })
    expect(await ask('share-1')).toEqual({ ok: false })
    page.closes()
  })

  it('is closed to visitors, over websocket only', async () => {
    await expect(openLivePage(test.app, test.visitor)).rejects.toThrow('SIGN_IN_REQUIRED')
    const { port } = test.app.server.address() as AddressInfo
    const polling = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`)
    expect(polling.status).toBe(400)
  })
})
