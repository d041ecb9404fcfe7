import { catalogueOf } from '@consoeurs/brand'
import type { FileView, ProfilePhoto } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { createRoomFixture, type Person, plainPhoto, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

/** Specification §7, GET /api/users/{id}: what it populates, and for whom. */
/** Her three photos: by the sea, for those she accepted, and the main one, in their order. */
let photos: ProfilePhoto[]

async function addsPhoto(description: string): Promise<ProfilePhoto[]> {
  const { id: fileId } = await uploadPhoto(camille, await plainPhoto())
  return (await camille.posts<ProfilePhoto[]>('/api/photos', { fileId, description })).body
}

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ user: { lastConnection: new Date() } })
const ines = await test.personas.ines()
beforeAll(async () => {
  await addsPhoto('À la mer')
  await addsPhoto('Pour toi')
  const [, accepted, main] = await addsPhoto('Moi')
  await camille.patches(`/api/photos/${accepted?.id}`, { visibility: 'accepted' })
  photos = (await camille.patches<ProfilePhoto[]>(`/api/photos/${main?.id}`, { main: true })).body
})

interface User {
  [field: string]: unknown
  userProfile: { files: FileView[] }
  communities: { slug: string; avatar: FileView | null }[]
}

const user = async (reader: Person, id: number) => (await reader.gets<User>(`/api/users/${id}?populate=*`)).body
const told = ({ userProfile }: User) => userProfile.files.map(({ alt }) => alt)

describe('userProfile.files', () => {
  it('are all photos for their owner, main one first, in both routes', async () => {
    const me = (await camille.gets<User>('/api/users/me')).body
    expect(photos.map(({ file }) => file.alt)).toEqual(['À la mer', 'Pour toi', 'Moi'])
    expect(told(me)).toEqual(['Moi', 'À la mer', 'Pour toi'])
    expect(told(await user(camille, camille.id))).toEqual(told(me))
  })

  it('are the visible photos for another member, main one first', async () => {
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

describe('another member’s user', () => {
  it('has the relations of the call, without private data', async () => {
    const louise = await test.personas.louise()
    await test.personas.blocks(camille, louise)
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

  it('includes communities, each with its avatar', async () => {
    const nora = await test.personas.member('Nora')
    await createRoomFixture(test, { slug: 'cercle', owner: nora })
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

  it('omits a hidden last connection', async () => {
    const odile = await test.personas.member('Odile', { profile: { hideLastConnection: true } })
    expect(await user(ines, odile.id)).toMatchObject({ lastConnection: null })
  })

  it('answers 404 across a block', async () => {
    const [anna, berthe] = [await test.personas.member('Anna'), await test.personas.member('Berthe')]
    await test.personas.blocks(berthe, anna)
    expect((await anna.gets(`/api/users/${berthe.id}`)).status).toBe(404)
  })
})
