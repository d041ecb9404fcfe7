import { catalogueOf } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import type { PushPayload } from '@consoeurs/contract'
import { seedCatalogue } from '@consoeurs/database/seed'
import { buildTestApp, type Person, PushService, type TestApp, type TestSubscription } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SpecifiedClient } from './specified-client.ts'

describe.each(brandCodes)('a client written from the specification alone, in %s', (brand) => {
  let test: TestApp
  let service: PushService
  let phone: TestSubscription
  let camille: Person
  let ines: Person
  let client: SpecifiedClient

  beforeAll(async () => {
    test = await buildTestApp({ brand })
    await seedCatalogue(test.db, catalogueOf(test.deps.brand))
    camille = await test.personas.camille()
    ines = await test.personas.ines()
    const baseURL = await test.app.listen({ port: 0, host: '127.0.0.1' })
    await test.app.jobs.start()
    service = await PushService.open()
    phone = service.subscribes()
    const notifications = [
      { id: 'profil.visite', inApp: true, push: false },
      { id: 'messages.demande', inApp: true, push: true },
    ]
    await camille.puts(`/api/user-datas/${camille.id}`, { data: { notifications } })
    await test.personas.changes(camille, { lastConnection: null })
    client = new SpecifiedClient({
      baseURL,
      bearer: camille.token ?? '',
      userId: camille.id,
      pushToken: phone.token,
    })
    await client.start()
  })
  afterAll(async () => {
    client.stop()
    await test.close()
    await service.close()
  })

  const me = async () => (await camille.gets<Record<string, unknown>>('/api/users/me')).body

  it('stores its token with date and password, and registers its device', async () => {
    expect(await me()).toMatchObject({
      fcmToken: expect.stringContaining(phone.endpoint),
      fcmDate: expect.stringMatching(/^\d{4}-/),
      fcmPassword: true,
      lastConnection: expect.stringMatching(/^\d{4}-/),
      deviceType: 'Desktop',
      deviceBrowser: 'Firefox',
      deviceOs: 'Linux',
      onPwa: false,
    })
  })

  it('shows a visit with the label of its entry, and sends no push where disabled', async () => {
    await ines.posts('/api/visits', { username: camille.username })
    await vi.waitFor(() => expect(client.toasts).toHaveLength(1))
    expect(client.toasts[0]).toMatchObject({ title: 'ines', label: 'Une visite', path: '/p/ines' })
    expect(service.received).toEqual([])
  })

  it('shows a first message, and pushes it to the device', async () => {
    await ines.posts('/api/messages', {
      to: camille.username,
      clientId: crypto.randomUUID(),
      text: 'Bonjour Camille !',
    })
    const label = catalogueOf(test.deps.brand)
      .find(({ section }) => section === 'messages')
      ?.entries.find(({ value }) => value === 'demande')?.label
    await vi.waitFor(() => expect(client.toasts.at(-1)).toMatchObject({ title: 'ines', label }))
    // The server pushes by itself too, under the display name.
    const titles = () => service.received.map((push) => (service.shown(push) as PushPayload).notification.title)
    await vi.waitFor(() => expect(titles()).toContain('ines'))
  })

  it('clears its token by the same call with empty values', async () => {
    await client.clearToken()
    expect(await me()).toMatchObject({ fcmToken: null, fcmDate: null, fcmPassword: false })
  })
})
