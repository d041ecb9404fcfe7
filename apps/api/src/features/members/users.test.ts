import { catalogueOf } from '@consoeurs/brand'
import type { FileView, ProfilePhoto } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { buildTestApp, foundRoom, type Person, plainPhoto, type TestApp, uploadPhoto } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Specification §7, GET /api/users/{id}: what it populates, and for whom. */
let test: TestApp
let camille: Person
let ines: Person
/** Her three photos: by the sea, for those she accepted, and the main one, in their order. */
let photos: ProfilePhoto[]

async function addsPhoto(description: string): Promise<ProfilePhoto[]> {
  const { id: fileId } = await uploadPhoto(camille, await plainPhoto())
  return (await camille.posts<ProfilePhoto[]>('/api/photos', { fileId, description })).body
}

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille({ user: { lastConnection: new Date() } })
  ines = await test.cast.ines()
  await addsPhoto('À la mer')
  await addsPhoto('Pour toi')
  const [, accepted, main] = await addsPhoto('Moi')
  await camille.patches(`/api/photos/${accepted?.id}`, { visibility: 'accepted' })
  photos = (await camille.patches<ProfilePhoto[]>(`/api/photos/${main?.id}`, { main: true })).body
})
afterAll(() => test.close())

interface User {
  [field: string]: unknown
  userProfile: { files: FileView[] }
  communities: { slug: string; avatar: FileView | null }[]
}

const user = async (reader: Person, id: number) => (await reader.gets<User>(`/api/users/${id}?populate=*`)).body
const told = ({ userProfile }: User) => userProfile.files.map(({ alt }) => alt)

describe('userProfile.files', () => {
  it('are all her photos for herself, the main one first, by either call', async () => {
    const me = (await camille.gets<User>('/api/users/me')).body
    expect(photos.map(({ file }) => file.alt)).toEqual(['À la mer', 'Pour toi', 'Moi'])
    expect(told(me)).toEqual(['Moi', 'À la mer', 'Pour toi'])
    expect(told(await user(camille, camille.id))).toEqual(told(me))
  })

  it('are for another those that she may see, the main one first', async () => {
    expect(told(await user(ines, camille.id))).toEqual(['Moi', 'À la mer'])
  })

  it('have the formats of a File', async () => {
    const format = { url: expect.stringMatching(/^\/files\//) }
    const { userProfile } = await user(ines, camille.id)
    expect(userProfile.files[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      url: expect.stringMatching(/^\/files\//),
      formats: { small: format, thumbnail: format },
    })
  })
})

describe('a user whom somebody else reads', () => {
  it('has the relations of the call, with nothing in them that is hers alone', async () => {
    const louise = await test.cast.louise()
    await test.cast.blocks(camille, louise)
    await seedCatalogue(test.db, catalogueOf(test.deps.brand))
    const choice = { section: 'profil', value: 'visite', inApp: false, push: true }
    await test.db.insert(tables.notificationPreferences).values({ userId: camille.id, ...choice })
    expect(await user(ines, camille.id)).toEqual({
      id: camille.id,
      username: 'camille',
      displayName: 'Camille',
      lastConnection: expect.any(String),
      geolocation: { city: 'Villeurbanne' },
      userProfile: { status: 'complete', certified: false, certificate: null, files: expect.any(Array) },
      userData: { id: camille.id, notifications: [], blockedMembers: [] },
      communities: [],
    })
    expect((await user(camille, camille.id)).userData).toEqual({
      id: camille.id,
      notifications: expect.arrayContaining([{ id: 'profil.visite', inApp: false, push: true }]),
      blockedMembers: [{ id: louise.id, username: 'louise' }],
    })
  })

  it('comes with her communities, and each with its avatar', async () => {
    const nora = await test.cast.member('Nora')
    await foundRoom(test, { slug: 'cercle', owner: nora })
    const { id: avatarId } = await uploadPhoto(nora, await plainPhoto())
    await test.db.update(tables.communities).set({ avatarId }).where(eq(tables.communities.slug, 'cercle'))
    expect((await user(ines, nora.id)).communities).toEqual([
      {
        id: expect.any(Number),
        slug: 'cercle',
        name: expect.any(String),
        avatar: expect.objectContaining({ id: avatarId }),
      },
    ])
  })

  it('tells no last connection that she hides', async () => {
    const odile = await test.cast.member('Odile', { profile: { hideLastConnection: true } })
    expect(await user(ines, odile.id)).toMatchObject({ lastConnection: null })
  })

  it('is nobody across a block', async () => {
    const [anna, berthe] = [await test.cast.member('Anna'), await test.cast.member('Berthe')]
    await test.cast.blocks(berthe, anna)
    expect((await anna.gets(`/api/users/${berthe.id}`)).status).toBe(404)
  })
})
