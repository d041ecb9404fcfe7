import { tables } from '@consoeurs/database'
import type { Person } from '@consoeurs/test-support'
import { type DomainEvent, InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

describe('similar events in a row', () => {
  it('are grouped into one line that names the last member and counts the others', async () => {
    const rosa = await scene.test.personas.member('Rosa')
    await scene.happens(scene.visitBy(scene.ines))
    await scene.happens(scene.visitBy(scene.louise))
    expect(await scene.lines()).toMatchObject([
      { title: 'Louise et une autre membre ont visité ton profil', others: 1 },
    ])
    await scene.happens(scene.visitBy(rosa))
    expect(await scene.lines()).toMatchObject([
      { title: 'Rosa et 2 autres membres ont visité ton profil', others: 2, path: '/visits' },
    ])
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toMatchObject([{ actor: { username: 'ines' }, others: 2 }])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(1)
  })

  it('start a new line once the first was read, or is older than two days', async () => {
    await scene.happens(scene.visitBy(scene.ines))
    await scene.camille.posts('/api/notifications/read', { all: true })
    await scene.happens(scene.visitBy(scene.louise))
    expect(await scene.lines()).toHaveLength(2)
    scene.hoursLater(49)
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toHaveLength(3)
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(2)
  })

  it('arriving all at once still make one line, one unread and an unbroken order', async () => {
    const crowd = await Promise.all(
      ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'].map((name) => scene.test.personas.member(`Foule-${name}`)),
    )
    const before = await scene.inbox()
    await Promise.all(
      crowd.map((person) => scene.test.app.events.unitOfWork(async (tx) => tx.emit(scene.visitBy(person)))),
    )
    await scene.test.settled()
    const after = await scene.inbox()
    expect(after.notifications).toMatchObject([{ others: 5 }])
    expect(after.seq).toBe(before.seq + 6)
    expect(after.counters.nbNotificationsUnread).toBe(1)
  })
})

describe('what does not notify', () => {
  it('is the member’s own action, or an event of a blocked or absent member', async () => {
    await scene.happens({ type: 'profile.visited', visitorId: scene.camille.id, visitedId: scene.camille.id })
    await scene.test.personas.changes(scene.ines, { pause: 1 })
    await scene.happens(scene.visitBy(scene.ines))
    await scene.test.personas.changes(scene.ines, { pause: 0 })
    await scene.test.personas.blocks(scene.ines, scene.camille)
    await scene.happens(scene.visitBy(scene.ines))
    await scene.test.personas.changes(scene.camille, { pause: 1 })
    await scene.happens(scene.visitBy(scene.louise))
    await scene.test.personas.changes(scene.camille, { pause: 0 })
    expect(await scene.lines()).toEqual([])
    expect(scene.messages).toEqual([])
  })

  it('is disabled by preference, except mandatory entries', async () => {
    const choice = { userId: scene.camille.id, section: 'profil', value: 'visite', inApp: false, push: true }
    await scene.test.db.insert(tables.notificationPreferences).values(choice)
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toEqual([])
    await scene.test.db.insert(tables.catalogueGroups).values({ section: 'profil', label: 'Profil', position: 0 })
    const entry = { section: 'profil', index: 4, value: 'visite', label: 'Une visite' }
    await scene.test.db.insert(tables.catalogueEntries).values({ ...entry, inApp: false, push: false, always: true })
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toHaveLength(1)
    await vi.waitFor(() => expect(scene.messages).toMatchObject([{ index: 4 }]))
  })

  it('is the same reaction set again; withdrawing it retracts the line', async () => {
    const share = await scene.publishes()
    const reacted = (actor: Person, kind: string | null) => scene.reactionBy(actor, { shareId: share.id }, kind)
    await scene.happens(await reacted(scene.ines, 'coeur'))
    await scene.happens(await reacted(scene.louise, 'coeur'))
    await scene.happens(await reacted(scene.ines, 'rire'))
    expect(await scene.lines()).toMatchObject([{ actor: { username: 'louise' }, others: 1 }])
    await scene.happens(await reacted(scene.louise, null))
    expect(await scene.lines()).toMatchObject([{ actor: { username: 'ines' }, others: 0 }])
    await scene.happens(await reacted(scene.ines, null))
    expect(await scene.lines()).toEqual([])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(0)
  })
})

describe('removed content', () => {
  it('a removed comment retracts its notification, unless its author wrote another', async () => {
    const share = await scene.publishes()
    const [first, second] = [
      await scene.comments(scene.ines, share.id, 'Un'),
      await scene.comments(scene.ines, share.id, 'Deux'),
    ]
    const written = (commentId: number): DomainEvent => {
      const about = { commentId, shareId: share.id, authorId: scene.ines.id }
      return { type: 'comment.written', ...about, shareAuthorId: scene.camille.id, parentAuthorId: null }
    }
    await scene.happens(written(first.id), written(second.id))
    const remove = async (commentId: number) => {
      await scene.test.db
        .update(tables.comments)
        .set({ deletedAt: new Date() })
        .where(eq(tables.comments.id, commentId))
      await scene.happens({ type: 'comment.removed', commentId, shareId: share.id })
    }
    await remove(first.id)
    expect(await scene.lines()).toMatchObject([{ message: '«\u202FDeux\u202F»', others: 0 }])
    await remove(second.id)
    expect(await scene.lines()).toEqual([])
  })

  it('a removed share retracts every line about it, and updates the counter', async () => {
    const share = await scene.publishes()
    const comment = await scene.comments(scene.ines, share.id, 'Oh')
    const about = { commentId: comment.id, shareId: share.id, authorId: scene.ines.id }
    await scene.happens(await scene.reactionBy(scene.louise, { shareId: share.id }), {
      type: 'comment.written',
      ...about,
      shareAuthorId: scene.camille.id,
      parentAuthorId: null,
    })
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(2)
    await scene.happens({ type: 'share.removed', shareId: share.id, authorId: scene.camille.id })
    expect(await scene.lines()).toEqual([])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(0)
  })
})
