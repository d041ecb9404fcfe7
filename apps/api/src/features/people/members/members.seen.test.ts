import type { MemberProfile, Page, ProfilePreviewViewer, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** « Voir mon profil comme… »: what she is shown is what such a woman gets. */
const eyes = {} as Record<ProfilePreviewViewer, Person>
const { test, camille } = await setUpTestApp({
  personas: ['camille'],
  clears: [tables.photos, tables.shares, tables.communities],
})
beforeAll(async () => {
  eyes.visitor = test.visitor
  eyes.member = await test.personas.ines()
  eyes.contact = await test.personas.louise()
  const [lowId = 0, highId = 0] = [camille.id, eyes.contact.id].toSorted((a, b) => a - b)
  await test.db
    .insert(tables.conversations)
    .values({ lowId, highId, startedById: eyes.contact.id, lastSeq: 0, acceptedAt: new Date() })
})

/** Her photos: the main one first. */
const hasPhotos = async (...visibilities: ('everyone' | 'accepted')[]) => {
  for (const visibility of visibilities) {
    const { id: fileId } = await uploadPhoto(camille)
    const added = (await camille.posts<{ id: number }[] & { id: number }>('/api/photos', { fileId })).body
    const photo = Array.isArray(added) ? added.at(-1) : added
    await camille.patches(`/api/photos/${photo?.id}`, { visibility })
  }
}
beforeEach(async () => {
  await camille.patches('/api/members/me', {
    visibility: 'public',
    status: 'complete',
    hideLastConnection: false,
    hideDistance: false,
    whoMayWrite: 'all',
  })
})

/** How far away she is depends on where the other lives: she borrows the eyes of nobody in particular. */
const withoutDistance = ({ distance: _, ...profile }: MemberProfile) => profile

const given = async (onlooker: ProfilePreviewViewer) => {
  const { status, body } = await eyes[onlooker].gets<MemberProfile>('/api/members/camille')
  return status === 200 ? withoutDistance(body) : status
}
const shown = async (onlooker: ProfilePreviewViewer) => {
  const { body } = await camille.gets<{ profile: MemberProfile | null }>(`/api/members/me/seen?by=${onlooker}`)
  return body.profile === null ? 404 : withoutDistance(body.profile)
}

const choices: Array<{ what: string; arrange: () => Promise<unknown> }> = [
  { what: 'everything for everyone', arrange: () => hasPhotos('everyone', 'everyone') },
  { what: 'some photos for contacts', arrange: () => hasPhotos('everyone', 'accepted', 'accepted') },
  { what: 'the main photo for contacts', arrange: () => hasPhotos('accepted', 'everyone') },
  { what: 'all photos for contacts', arrange: () => hasPhotos('accepted', 'accepted') },
  { what: 'a profile for members', arrange: () => camille.patches('/api/members/me', { visibility: 'members' }) },
  { what: 'a hidden profile', arrange: () => camille.patches('/api/members/me', { status: 'hidden' }) },
  {
    what: 'a profile that is not complete',
    arrange: () =>
      test.db.update(tables.userProfiles).set({ status: 'draft' }).where(eq(tables.userProfiles.userId, camille.id)),
  },
  {
    what: 'last connection and distance hidden',
    arrange: () => camille.patches('/api/members/me', { hideLastConnection: true, hideDistance: true }),
  },
  { what: 'messages from nobody', arrange: () => camille.patches('/api/members/me', { whoMayWrite: 'nobody' }) },
]

describe.each(choices)('with $what', ({ arrange }) => {
  it.each(['visitor', 'member', 'contact'] as const)('the preview equals what a %s gets', async (onlooker) => {
    await arrange()
    expect(await shown(onlooker)).toEqual(await given(onlooker))
  })
})

describe('the shares of the member', () => {
  const publishes = (more: object) =>
    camille.posts('/api/shares', { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Un matin', ...more })
  const list = async (who: Person, query = '') => {
    const { items } = (await who.gets<Page<ShareView>>(`/api/shares?author=camille${query}`)).body
    return items.map(({ author: _, ...share }) => share)
  }

  it.each(['visitor', 'member', 'contact'] as const)('are previewed as a %s gets them', async (onlooker) => {
    await publishes({ visibility: 'public' })
    await publishes({ visibility: 'public', body: 'Des mots durs', cover: 'Deuil' })
    await publishes({ visibility: 'members' })
    const [{ id: communityId } = { id: 0 }] = await test.db
      .insert(tables.communities)
      .values({ slug: 'lectrices', name: 'Lectrices', memberCount: 1 })
      .returning()
    await test.db.insert(tables.communityMembers).values({ communityId, userId: camille.id, role: 'owner' })
    expect((await publishes({ visibility: 'community', communityId })).status).toBe(200)
    const theirs = await list(eyes[onlooker])
    expect(theirs).toHaveLength(onlooker === 'visitor' ? 2 : 3)
    expect(await list(camille, `&seenBy=${onlooker}`)).toEqual(theirs)
    expect(await list(camille)).toHaveLength(4)
  })

  it('of another member cannot be read with another’s view', async () => {
    await test.personas.blocks(camille, eyes.member)
    for (const who of [eyes.member, test.visitor])
      expect((await who.gets('/api/shares?author=camille&seenBy=member')).status).toBe(403)
    expect((await camille.gets('/api/shares?seenBy=member')).status).toBe(403)
    await test.db.delete(tables.blocks)
  })
})
