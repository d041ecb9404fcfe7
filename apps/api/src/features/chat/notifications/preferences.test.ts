import { catalogueOf } from '@consoeurs/brand'
import { type NotificationSettings, notificationValues } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

interface UserData {
  data: { id: number; attributes: { notifications: Array<{ id: string; inApp: boolean; push: boolean }> } }
  meta: object
}

const { test, camille, ines } = await setUpTestApp({
  personas: ['camille', 'ines'],
  clears: [tables.notificationPreferences],
})
beforeAll(async () => {
  await seedCatalogue(test.db, catalogueOf(test.deps.brand))
})

const address = (person: Person) => `/api/user-datas/${person.id}`
const read = async (person: Person) => (await person.gets<UserData>(address(person))).body.data.attributes.notifications
const choose = (person: Person, notifications: unknown[], of = person) =>
  person.puts<UserData>(address(of), { data: { notifications } })
const entry = async (person: Person, id: string) => (await read(person)).find((known) => known.id === id)

describe('notification preferences', () => {
  it('are the catalogue’s defaults until changed, in Strapi’s envelope', async () => {
    const { body } = await camille.gets<UserData>(address(camille))
    expect(body).toMatchObject({ data: { id: camille.id }, meta: {} })
    expect(body.data.attributes.notifications).toHaveLength(Object.values(notificationValues).flat().length)
    expect(body.data.attributes.notifications[0]).toEqual({ id: 'messages.message', inApp: true, push: true })
    expect(await entry(camille, 'profil.visite')).toEqual({ id: 'profil.visite', inApp: true, push: false })
  })

  it('change one by one', async () => {
    const before = await read(camille)
    const { status, body } = await choose(camille, [
      { id: 'profil.visite', inApp: false, push: true },
      { id: 'messages.message', push: false },
    ])
    expect(status).toBe(200)
    const wanted: Record<string, object> = {
      'profil.visite': { inApp: false, push: true },
      'messages.message': { push: false },
    }
    expect(body.data.attributes.notifications).toEqual(before.map((known) => ({ ...known, ...wanted[known.id] })))
    expect(await read(camille)).toEqual(body.data.attributes.notifications)
    expect(await read(ines)).toEqual(before)
  })

  it('accept the whole list from a Strapi client, and the last value of a repeated entry', async () => {
    const whole = await read(camille)
    expect((await choose(camille, whole)).status).toBe(200)
    await choose(camille, [
      { id: 'blog.article', inApp: false, push: false },
      { id: 'blog.article', inApp: true },
    ])
    expect(await entry(camille, 'blog.article')).toMatchObject({ inApp: true, push: false })
  })

  it('keep concurrent changes from two tabs', async () => {
    await Promise.all([
      choose(camille, [{ id: 'profil.honneur', inApp: false }]),
      choose(camille, [{ id: 'profil.honneur', push: false }]),
    ])
    expect(await entry(camille, 'profil.honneur')).toMatchObject({ inApp: false, push: false })
  })

  it.each([
    ['an entry that does not exist', { id: 'profil.inconnue', inApp: true, push: true }],
    ['to disable account security', { id: 'compte.securite', inApp: true, push: false }],
    ['silence of moderation', { id: 'compte.moderation', inApp: false, push: true }],
  ])('refuse %s with a message, and change nothing', async (_, change) => {
    const before = await read(camille)
    expect(await choose(camille, [{ id: 'profil.visite', inApp: false }, change])).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'VALIDATION', fields: { notifications: [expect.any(String)] } } } },
    })
    expect(await read(camille)).toEqual(before)
  })

  it('refuse unknown entries, other members’ preferences and visitors', async () => {
    expect((await choose(camille, [{ id: 'profil.visite', sound: true }])).status).toBe(400)
    expect((await camille.puts(address(camille), { notifications: [] })).status).toBe(400)
    expect((await choose(ines, [], camille)).status).toBe(403)
    expect((await ines.gets(address(camille))).status).toBe(403)
    expect((await choose(test.visitor, [], camille)).status).toBe(401)
  })
})

describe('notification settings', () => {
  const settings = async (person: Person) =>
    (await person.gets<NotificationSettings>('/api/notifications/settings')).body

  it('are the brand’s defaults until changed, and change one by one', async () => {
    const untouched = {
      discreetPushes: test.deps.brand.notices.discreetPushes,
      sound: true,
      emailReminders: true,
      emailDigest: 'never',
    }
    expect(await settings(camille)).toEqual(untouched)
    const { body } = await camille.puts('/api/notifications/settings', { sound: false })
    expect(body).toEqual({ ...untouched, sound: false })
    await camille.puts('/api/notifications/settings', { emailDigest: 'weekly', emailReminders: false })
    const opposite = !untouched.discreetPushes
    await camille.puts('/api/notifications/settings', { discreetPushes: opposite })
    expect(await settings(camille)).toEqual({
      discreetPushes: opposite,
      sound: false,
      emailReminders: false,
      emailDigest: 'weekly',
    })
    expect(await settings(ines)).toEqual(untouched)
    const [profile] = await test.db.select().from(tables.userProfiles).where(eq(tables.userProfiles.userId, ines.id))
    expect(profile?.discreetPushes).toBeNull()
  })

  it('refuse unknown fields and visitors', async () => {
    expect((await camille.puts('/api/notifications/settings', { emailDigest: 'hourly' })).status).toBe(400)
    expect((await camille.puts('/api/notifications/settings', { volume: 1 })).status).toBe(400)
    expect((await test.visitor.gets('/api/notifications/settings')).status).toBe(401)
    expect((await test.visitor.puts('/api/notifications/settings', { sound: false })).status).toBe(401)
  })
})
