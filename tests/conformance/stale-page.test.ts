import type { LiveEvent, NotificationView, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom } from '@consoeurs/test-support'
import { type DomainEvent, InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { afterEvent } from '../../apps/web/app/features/chat/notifications/arrived.ts'
import {
  filterQuery,
  type NotificationFilter,
} from '../../apps/web/app/features/chat/notifications/notification-filter.ts'

/** The open list of notifications, and what it hears: stale page + events = fresh page. */
let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

const everything: NotificationFilter = { section: null, value: null, unread: false }
const filters: NotificationFilter[] = [
  everything,
  { ...everything, unread: true },
  { ...everything, section: 'profil' },
  { ...everything, section: 'profil', value: 'visite' },
  { ...everything, section: 'partages', unread: true },
  { ...everything, section: 'communautes' },
  { ...everything, section: 'salons' },
]

async function page(filter: NotificationFilter): Promise<Page<NotificationView>> {
  const query = new URLSearchParams(Object.entries(filterQuery(filter)).map(([name, value]) => [name, String(value)]))
  return (await scene.camille.gets<Page<NotificationView>>(`/api/notifications?${query}`)).body
}
const itemsOf = ({ pages }: { pages: Page<NotificationView>[] }) => pages.flatMap(({ items }) => items)

/** Each open list, as it was, after everything that its page heard of `act`. */
async function bringsUpToDate(act: () => Promise<unknown>): Promise<void> {
  const stale = await Promise.all(filters.map(page))
  const before = scene.live.length
  await act()
  await scene.test.settled()
  const { seq } = await scene.inbox()
  await vi.waitFor(() => {
    const counters = scene.live.filter((event) => event.type === 'counters')
    expect(counters.at(-1)?.seq).toBe(seq)
  })
  const fresh = await Promise.all(filters.map(page))
  await vi.waitFor(() => {
    const heard: LiveEvent[] = scene.live.slice(before)
    for (const [index, filter] of filters.entries()) {
      const first = stale[index]
      if (first === undefined) continue
      const after = heard.reduce((known, event) => afterEvent(known, event, filter), { pages: [first] })
      expect({ filter, items: itemsOf(after) }).toEqual({ filter, items: fresh[index]?.items })
    }
  })
}

const reads = (body: object) => scene.camille.posts('/api/notifications/read', body)
const lineIds = async () => (await scene.lines()).map(({ id }) => id)

/** Something of every kind that has a line. */
const arrivals: Array<{ kind: string; event: () => Promise<DomainEvent> }> = [
  { kind: 'visite', event: async () => scene.visitBy(scene.ines) },
  { kind: 'honneur', event: () => scene.honourBy(scene.ines) },
  {
    kind: 'courses',
    event: async () => {
      const { db } = scene.test
      await db.insert(tables.shoppingLists).values({ ownerId: scene.ines.id }).onConflictDoNothing()
      const row = { ownerId: scene.ines.id, userId: scene.camille.id }
      await db.insert(tables.shoppingListMembers).values(row).onConflictDoNothing()
      return { type: 'shopping.invited', ownerId: scene.ines.id, memberId: scene.camille.id }
    },
  },
  {
    kind: 'reciproque',
    event: async () => {
      const memberIds: [number, number] = [scene.camille.id, scene.ines.id]
      await scene.test.db.insert(tables.mutualLikes).values({ userId: scene.camille.id, memberId: scene.ines.id })
      return { type: 'likes.matched', memberIds }
    },
  },
  { kind: 'interaction', event: async () => ({ type: 'member.confirmed', memberId: scene.camille.id }) },
  {
    kind: 'alerte',
    event: async () => {
      const search = { kind: 'members', search: 'certified=true', name: 'Certifiées' }
      const { body } = await scene.camille.posts<{ id: number }>('/api/saved-searches', search)
      return { type: 'saved-searches.matched', memberId: scene.camille.id, found: [{ searchId: body.id, count: 1 }] }
    },
  },
  {
    kind: 'bocal',
    event: async () => {
      const { id: memberId } = scene.camille
      const jar = { userId: memberId, clientId: crypto.randomUUID(), kind: 'germination', name: 'Lentilles' }
      const started = { ...jar, startedAt: new Date(Date.now() - 86_400_000) }
      const [batch] = await scene.test.db.insert(tables.batches).values(started).returning()
      const due = { what: 'care', day: 2, at: new Date().toISOString() } as const
      return { type: 'batch.reminded', batchId: batch?.id ?? 0, memberId, ...due }
    },
  },
  { kind: 'demande', event: async () => scene.sent(await scene.writes('Bonjour', false), true) },
  { kind: 'reaction', event: async () => scene.reactionBy(scene.ines, { shareId: (await scene.publishes()).id }) },
  {
    kind: 'commentaire',
    event: async () => {
      const share = await scene.publishes()
      const comment = await scene.comments(scene.ines, share.id, 'Oh')
      const about = { commentId: comment.id, shareId: share.id, authorId: scene.ines.id }
      return { type: 'comment.written', ...about, shareAuthorId: scene.camille.id, parentAuthorId: null }
    },
  },
  {
    kind: 'faite',
    event: async () => {
      const share = await scene.publishes()
      const made = { shareId: share.id, memberId: scene.ines.id }
      const [making] = await scene.test.db
        .insert(tables.recipeMakings)
        .values({ ...made, text: 'Oh', days: ['2026-01-02'] })
        .returning()
      return { type: 'making.written', makingId: making?.id ?? 0, ...made, isNew: true }
    },
  },
  { kind: 'reponse', event: async () => (await scene.answers()).marked },
  {
    kind: 'article',
    event: async () => {
      const article = {
        slug: crypto.randomUUID(),
        title: 'Oser',
        body: '',
        publishedAt: new Date(),
        toldAt: new Date(),
      }
      const [written] = await scene.test.db.insert(tables.articles).values(article).returning()
      return { type: 'article.told', articleId: written?.id ?? 0, after: 0 }
    },
  },
  {
    kind: 'annonce',
    event: async () =>
      scene.announcementIn(
        await scene.community([
          [scene.ines, 'owner'],
          [scene.camille, 'member'],
        ]),
      ),
  },
  {
    kind: 'adhesion',
    event: async () => {
      const communityId = await scene.community([[scene.camille, 'owner']])
      await scene.stands(scene.ines, communityId, 'asked')
      return { type: 'community.asked', communityId, memberId: scene.ines.id }
    },
  },
  {
    kind: 'invitation',
    event: async () => {
      const communityId = await scene.community([[scene.ines, 'owner']])
      await scene.stands(scene.camille, communityId, 'invited')
      return { type: 'community.invited', communityId, memberId: scene.camille.id, byId: scene.ines.id }
    },
  },
  {
    kind: 'moderation',
    event: async () => {
      const founded = await createRoomFixture(scene.test, {
        slug: 'retrait',
        owner: scene.ines,
        members: [scene.camille],
      })
      const { id } = await inRoom(founded.roomId, founded.room).says(scene.camille, 'Achetez')
      return { type: 'room.removed', messageId: id, authorId: scene.camille.id, reason: 'advert' }
    },
  },
  {
    kind: 'rappel',
    event: async () => ({
      type: 'meeting.called',
      meetingId: await scene.meets(),
      memberId: scene.camille.id,
      what: 'due',
    }),
  },
  { kind: 'securite', event: async () => ({ type: 'account.changed', memberId: scene.camille.id, what: 'password' }) },
]

describe.each(arrivals)('$kind', ({ event }) => {
  it('updates when the line arrives and is read', async () => {
    await scene.happens(scene.visitBy(scene.louise))
    await bringsUpToDate(async () => scene.happens(await event()))
    const [id] = await lineIds()
    await bringsUpToDate(() => reads({ ids: [id] }))
    expect((await scene.lines())[0]).toMatchObject({ id, read: true })
  })
})

describe('an open notification list', () => {
  it('updates when lines are grouped', async () => {
    await scene.happens(scene.visitBy(scene.ines), await scene.honourBy(scene.ines))
    await bringsUpToDate(() => scene.happens(scene.visitBy(scene.louise)))
    expect((await scene.lines())[0]).toMatchObject({ others: 1 })
  })

  it('updates when an actor is removed from a line, and when a line is retracted', async () => {
    const { id } = await scene.publishes()
    await scene.happens(await scene.reactionBy(scene.ines, { shareId: id }))
    await scene.happens(await scene.reactionBy(scene.louise, { shareId: id }))
    await bringsUpToDate(async () => scene.happens(await scene.reactionBy(scene.louise, { shareId: id }, null)))
    expect(await scene.lines()).toMatchObject([{ actor: { username: 'ines' }, others: 0 }])
    await bringsUpToDate(async () => scene.happens(await scene.reactionBy(scene.ines, { shareId: id }, null)))
    expect(await scene.lines()).toEqual([])
  })

  it('updates when all lines, a list, or a request answered elsewhere are marked read', async () => {
    const ids = await scene.writes('Bonjour', false)
    await scene.happens(scene.visitBy(scene.ines), await scene.honourBy(scene.louise), scene.sent(ids, true))
    const accepted = { type: 'conversation.accepted', byId: scene.camille.id, otherId: scene.ines.id } as const
    await bringsUpToDate(() => scene.happens({ ...accepted, conversationId: ids.conversationId }))
    await bringsUpToDate(() => scene.camille.posts('/api/honors/seen'))
    await bringsUpToDate(() => reads({ all: true }))
    expect((await scene.lines()).every(({ read }) => read)).toBe(true)
  })

  it('updates for mentions in a room, its read mark, and deleted mentions', async () => {
    const { roomId, room } = await createRoomFixture(scene.test, {
      slug: 'lectrices',
      owner: scene.ines,
      members: [scene.camille, scene.louise],
    })
    const there = inRoom(roomId, room)
    await bringsUpToDate(() => there.says(scene.ines, 'Et toi, @camille ?'))
    const said = await there.says(scene.louise, '@camille ?')
    await scene.test.settled()
    await bringsUpToDate(() => there.removes(scene.louise, said))
    expect(await scene.lines()).toMatchObject([{ actor: { username: 'ines' }, others: 0, read: false }])
    await bringsUpToDate(() => there.reads(scene.camille, said.seq))
    expect((await scene.lines())[0]).toMatchObject({ read: true })
  })

  it('updates when a line is marked unread again; a list of unread lines is fetched again', async () => {
    await scene.happens(scene.visitBy(scene.ines))
    const [id] = await lineIds()
    await reads({ ids: [id] })
    const stale = await page(everything)
    await reads({ ids: [id], read: false })
    await vi.waitFor(() => {
      const marked = scene.live.filter((event) => event.type === 'notifications.marked')
      const after = marked.slice(-1).reduce((known, event) => afterEvent(known, event, everything), { pages: [stale] })
      expect(itemsOf(after)).toMatchObject([{ id, read: false }])
    })
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(1)
    expect((await reads({ all: true, read: false })).status).toBe(400)
    expect(await scene.test.db.$count(tables.notifications)).toBe(1)
  })
})
