import { tables } from '@consoeurs/database'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** What communities tell Camille, and what is told no more. */
let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

const titles = async () => (await scene.lines()).map(({ title }) => title)
const withInes = (news?: string) =>
  scene.community(
    [
      [scene.ines, 'owner'],
      [scene.camille, 'member'],
    ],
    news,
  )
const shareIn = async (communityId: number) => {
  const share = { authorId: scene.ines.id, communityId, visibility: 'community', kind: 'pensee', body: 'Un soir' }
  const [row] = await scene.test.db
    .insert(tables.shares)
    .values({ ...share, slug: `un-soir-${crypto.randomUUID()}`, clientId: crypto.randomUUID() })
    .returning({ id: tables.shares.id })
  return { type: 'share.published', shareId: row!.id, authorId: scene.ines.id, communityId } as const
}

describe('news of a community', () => {
  it.each([
    ['all', ['Inès a partagé quelque chose', 'Inès a annoncé quelque chose']],
    ['mentions', ['Inès a annoncé quelque chose']],
    ['none', []],
  ])('with « %s » notifies as chosen', async (news, expected) => {
    const id = await withInes(news)
    await scene.happens(await scene.announcementIn(id), await shareIn(id))
    expect(await titles()).toEqual(expected)
  })

  it('is grouped, skips blocked members, and is retracted with its source', async () => {
    const id = await withInes()
    await scene.happens(await scene.announcementIn(id), await scene.announcementIn(id, 'Ou vendredi'))
    expect(await scene.lines()).toMatchObject([{ message: '«\u202FLectrices\u202F»\u202F: Ou vendredi' }])
    await scene.test.db.update(tables.communityAnnouncements).set({ removedAt: new Date() })
    const gone = { communityId: id, authorId: scene.ines.id, announcementId: 1 }
    await scene.happens({ type: 'community.announcement-removed', ...gone })
    expect(await titles()).toEqual([])
    await scene.test.personas.blocks(scene.ines, scene.camille)
    await scene.happens(await scene.announcementIn(id))
    expect(await titles()).toEqual([])
  })

  it('leaves no notification to former members', async () => {
    const id = await withInes()
    await scene.happens(await scene.announcementIn(id))
    await scene.test.db.delete(tables.communityMembers).where(eq(tables.communityMembers.userId, scene.camille.id))
    const left = { communityId: id, memberId: scene.camille.id, putOut: true }
    await scene.happens({ type: 'community.left', ...left }, await scene.announcementIn(id))
    expect(await titles()).toEqual([])
  })
})

describe('a request', () => {
  it('is shown to the community’s staff until it is answered', async () => {
    const communityId = await scene.community([[scene.camille, 'owner']])
    const candidacy = { communityId, memberId: scene.ines.id }
    await scene.stands(scene.ines, communityId, 'asked')
    await scene.happens({ type: 'community.asked', ...candidacy })
    expect(await titles()).toEqual(['Inès aimerait rejoindre «\u202FLectrices\u202F»'])
    await scene.test.db.delete(tables.communityCandidates)
    await scene.happens({ type: 'community.answered', ...candidacy, accepted: true })
    expect(await titles()).toEqual([])
  })

  it.each([
    [true, 'Bienvenue dans «\u202FLectrices\u202F»'],
    [false, 'Ta demande pour «\u202FLectrices\u202F»'],
  ])('is answered in the name of the community, without naming staff (%s)', async (accepted, title) => {
    const communityId = await scene.community([[scene.ines, 'owner']])
    await scene.happens({ type: 'community.answered', communityId, memberId: scene.camille.id, accepted })
    expect(await scene.lines()).toMatchObject([{ title, actor: null, path: '/c/lectrices' }])
  })
})

describe('an invitation', () => {
  it('notifies once, is read on joining, and is retracted on declining', async () => {
    const communityId = await scene.community([[scene.ines, 'owner']])
    const invited = { type: 'community.invited', communityId, memberId: scene.camille.id, byId: scene.ines.id } as const
    await scene.stands(scene.camille, communityId, 'invited')
    await scene.happens(invited, invited)
    expect(await titles()).toEqual(['Inès t’invite dans une communauté'])
    await scene.happens({ type: 'community.joined', communityId, memberId: scene.camille.id })
    expect(await scene.lines()).toMatchObject([{ read: true }])
    await scene.happens({ type: 'community.withdrawn', communityId, memberId: scene.camille.id })
    expect(await titles()).toEqual([])
  })
})
