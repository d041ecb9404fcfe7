import type { NotificationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type DomainEvent, InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { quotingValues } from '../../foundation/inbox/public.ts'
import { notificationKinds } from './kinds/index.ts'

let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

/** Every kind: what must have happened, and what she then reads. */
const kinds: Array<{ name: string; arrange: () => Promise<DomainEvent>; line: Partial<NotificationView> }> = [
  {
    name: 'visite',
    arrange: async () => scene.visitBy(scene.ines),
    line: { section: 'profil', value: 'visite', title: 'Inès a visité ton profil', path: '/p/ines' },
  },
  {
    name: 'honneur',
    arrange: () => scene.honourBy(scene.ines),
    line: {
      value: 'honneur',
      title: 'Inès t’a offert un honneur',
      message: 'Son honneur pour toi\u202F: «\u202FBelle plume\u202F».',
    },
  },
  {
    name: 'réciproque',
    arrange: async () => {
      await scene.test.db.insert(tables.mutualLikes).values({ userId: scene.camille.id, memberId: scene.ines.id })
      return { type: 'likes.matched', memberIds: [scene.ines.id, scene.camille.id] }
    },
    line: {
      section: 'profil',
      value: 'reciproque',
      title: 'Inès et toi, vous vous plaisez',
      path: '/messages/ines',
    },
  },
  {
    name: 'demande',
    arrange: async () => scene.sent(await scene.writes('Bonjour', false), true),
    line: { section: 'messages', value: 'demande', title: 'Inès aimerait t’écrire', path: '/messages/ines' },
  },
  {
    name: 'liste de courses',
    arrange: async () => {
      const { db } = scene.test
      await db.insert(tables.shoppingLists).values({ ownerId: scene.ines.id }).onConflictDoNothing()
      const row = { ownerId: scene.ines.id, userId: scene.camille.id }
      await db.insert(tables.shoppingListMembers).values(row).onConflictDoNothing()
      return { type: 'shopping.invited', ownerId: scene.ines.id, memberId: scene.camille.id }
    },
    line: { section: 'messages', value: 'courses', title: 'Inès partage sa liste avec toi' },
  },
  {
    name: 'réaction à un partage',
    arrange: async () => scene.reactionBy(scene.ines, { shareId: (await scene.publishes()).id }),
    line: {
      section: 'partages',
      value: 'reaction',
      title: 'Inès a réagi à ton partage',
      message: '«\u202FUn dimanche au marché\u202F»',
    },
  },
  {
    name: 'réaction à un commentaire',
    arrange: async () => {
      const share = await scene.publishes()
      const comment = await scene.comments(scene.camille, share.id, 'Merci à toutes')
      return scene.reactionBy(scene.ines, { shareId: share.id, commentId: comment.id })
    },
    line: { value: 'reaction', title: 'Inès a réagi à ton commentaire', message: '«\u202FMerci à toutes\u202F»' },
  },
  {
    name: 'commentaire',
    arrange: async () => {
      const share = await scene.publishes()
      const comment = await scene.comments(scene.ines, share.id, 'Quelle lumière !')
      const about = { commentId: comment.id, shareId: share.id, authorId: scene.ines.id }
      return { type: 'comment.written', ...about, shareAuthorId: scene.camille.id, parentAuthorId: null }
    },
    line: { value: 'commentaire', title: 'Inès a commenté ton partage', message: '«\u202FQuelle lumière !\u202F»' },
  },
  {
    name: 'réponse',
    arrange: async () => {
      const share = await scene.publishes()
      await scene.test.db.update(tables.shares).set({ authorId: scene.louise.id })
      const parent = await scene.comments(scene.camille, share.id, 'Et toi ?')
      const reply = await scene.comments(scene.ines, share.id, 'Moi aussi', parent.id)
      const about = { commentId: reply.id, shareId: share.id, authorId: scene.ines.id }
      return { type: 'comment.written', ...about, shareAuthorId: scene.louise.id, parentAuthorId: scene.camille.id }
    },
    line: { value: 'commentaire', title: 'Inès a répondu à ton commentaire', message: '«\u202FMoi aussi\u202F»' },
  },
  {
    name: 'réponse qui a aidé',
    arrange: async () => (await scene.answers()).marked,
    line: {
      section: 'partages',
      value: 'reponse',
      title: 'Ta réponse a aidé Inès',
      message: '«\u202FAu lac\u202F»',
    },
  },
  {
    name: 'annonce',
    arrange: async () =>
      scene.announcementIn(
        await scene.community([
          [scene.ines, 'owner'],
          [scene.camille, 'member'],
        ]),
      ),
    line: {
      section: 'communautes',
      value: 'annonce',
      title: 'Inès a annoncé quelque chose',
      message: '«\u202FLectrices\u202F»\u202F: On se voit jeudi',
      path: '/c/lectrices',
    },
  },
  {
    name: 'adhésion',
    arrange: async () => {
      const communityId = await scene.community([[scene.camille, 'owner']])
      await scene.stands(scene.ines, communityId, 'asked')
      return { type: 'community.asked', communityId, memberId: scene.ines.id }
    },
    line: {
      section: 'communautes',
      value: 'adhesion',
      title: 'Inès aimerait rejoindre «\u202FLectrices\u202F»',
      path: '/c/lectrices',
    },
  },
  {
    name: 'invitation',
    arrange: async () => {
      const communityId = await scene.community([[scene.ines, 'owner']])
      await scene.stands(scene.camille, communityId, 'invited')
      return { type: 'community.invited', communityId, memberId: scene.camille.id, byId: scene.ines.id }
    },
    line: {
      section: 'communautes',
      value: 'invitation',
      title: 'Inès t’invite dans une communauté',
      path: '/c/lectrices',
    },
  },
]

describe.each(kinds)('$name', ({ arrange, line }) => {
  it('brings a stale page up to the state of a fresh page', async () => {
    const event = await arrange()
    const stale = await scene.inbox()
    await scene.happens(event)

    const fresh = await scene.inbox()
    const missed = await scene.inbox(stale.seq)
    expect(missed.notifications).toMatchObject([{ ...line, actor: { username: 'ines' }, others: 0, read: false }])
    expect([...stale.notifications, ...missed.notifications]).toEqual(fresh.notifications)
    expect({ seq: missed.seq, counters: missed.counters }).toEqual({ seq: fresh.seq, counters: fresh.counters })
    expect(fresh.seq).toBeGreaterThan(stale.seq)
    expect(fresh.counters.nbNotificationsUnread).toBe(stale.counters.nbNotificationsUnread + 1)
    expect(await scene.lines()).toEqual(fresh.notifications)

    await vi.waitFor(() => {
      const told = scene.live.find((live) => live.type === 'notification')
      expect(told?.notification).toEqual(missed.notifications[0])
      expect(scene.live).toContainEqual({ type: 'counters', counters: fresh.counters, seq: fresh.seq })
      expect(scene.messages).toHaveLength(1)
    })
    const [message] = scene.messages
    expect(message).toMatchObject({
      id: missed.notifications[0]?.id,
      seq: fresh.seq,
      section: missed.notifications[0]?.section,
      notifValue: line.value,
      url: missed.notifications[0]?.path,
      author: { id: scene.ines.id, username: 'ines', displayName: 'Inès', avatar: null },
      recipient: { id: scene.camille.id, username: 'camille' },
    })
    expect(message?.message).toContain(line.title)
    expect(message?.message.length).toBeLessThanOrEqual(240)
  })
})

describe('a message', () => {
  it('is shown as a toast without a list entry', async () => {
    const ids = await scene.writes('Tu passes au marché samedi ?', true)
    const before = await scene.inbox()
    await scene.happens(scene.sent(ids, false))
    await vi.waitFor(() => expect(scene.messages).toHaveLength(1))
    const after = await scene.inbox()
    expect(scene.messages[0]).toMatchObject({
      id: ids.messageId,
      seq: after.seq,
      section: 'messages',
      notifValue: 'message',
      slug: 'ines',
      url: '/messages/ines',
      message: 'Tu passes au marché samedi ?',
    })
    expect(after.seq).toBe(before.seq + 1)
    expect(after.notifications).toEqual([])
  })

  it('without text is announced as a picture; in a muted or read conversation it does not notify', async () => {
    const ids = await scene.writes('', true)
    await scene.happens(scene.sent(ids, false))
    await vi.waitFor(() => expect(scene.messages).toMatchObject([{ message: 'Elle t’a envoyé une image.' }]))

    await scene.test.db.update(tables.conversationMembers).set({ readSeq: 1 })
    const { seq } = await scene.inbox()
    await scene.happens(scene.sent(ids, false))
    await scene.test.db.update(tables.conversationMembers).set({ readSeq: 0, muted: true })
    await scene.happens(scene.sent(ids, false))
    expect((await scene.inbox()).seq).toBe(seq)
  })

  it('that is a request is marked read when the request is accepted or ignored', async () => {
    const ids = await scene.writes('Bonjour', false)
    await scene.happens(scene.sent(ids, true))
    const { conversationId } = ids
    await scene.happens({
      type: 'conversation.accepted',
      conversationId,
      byId: scene.camille.id,
      otherId: scene.ines.id,
    })
    expect(await scene.lines()).toMatchObject([{ value: 'demande', read: true }])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(0)
  })
})

it('lists, for the inbox, the values whose kinds quote their actor', () => {
  const quoting = notificationKinds.filter((kind) => kind.saidByActor).map((kind) => kind.value)
  expect(quotingValues).toEqual([...new Set(quoting)].sort())
})
