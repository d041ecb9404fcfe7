import { tables } from '@consoeurs/database'
import { type DomainEvent, InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** Two events within milliseconds are handled in any order: what counts is how things stand. */
let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

interface UndoneAction {
  name: string
  /** Done and undone: both events, in the order in which they happened. */
  arrange: () => Promise<[done: DomainEvent, undone: DomainEvent]>
}

const undone: UndoneAction[] = [
  {
    name: 'an honour withdrawn',
    arrange: async () => {
      const given = await scene.honourBy(scene.ines)
      await scene.test.db.delete(tables.honors)
      return [given, { type: 'honor.withdrawn', fromId: scene.ines.id, toId: scene.camille.id }]
    },
  },
  {
    name: 'a reaction taken back',
    arrange: async () => {
      const { id } = await scene.publishes()
      return [
        await scene.reactionBy(scene.ines, { shareId: id }),
        await scene.reactionBy(scene.ines, { shareId: id }, null),
      ]
    },
  },
  {
    name: 'a reaction to a comment taken back',
    arrange: async () => {
      const share = await scene.publishes()
      const comment = await scene.comments(scene.camille, share.id, 'Merci')
      const to = { shareId: share.id, commentId: comment.id }
      return [await scene.reactionBy(scene.ines, to), await scene.reactionBy(scene.ines, to, null)]
    },
  },
  {
    name: 'a comment removed',
    arrange: async () => {
      const share = await scene.publishes()
      const comment = await scene.comments(scene.ines, share.id, 'Oh')
      const about = { commentId: comment.id, shareId: share.id, authorId: scene.ines.id }
      await scene.test.db
        .update(tables.comments)
        .set({ deletedAt: new Date() })
        .where(eq(tables.comments.id, comment.id))
      return [
        { type: 'comment.written', ...about, shareAuthorId: scene.camille.id, parentAuthorId: null },
        { type: 'comment.removed', commentId: comment.id, shareId: share.id },
      ]
    },
  },
  {
    name: 'an answer marked no more',
    arrange: async () => {
      const { marked, shareId, commentId } = await scene.answers()
      await scene.test.db.update(tables.shares).set({ answerId: null }).where(eq(tables.shares.id, shareId))
      const about = { shareId, authorId: scene.ines.id }
      return [marked, { type: 'answer.marked', ...about, commentId: null, before: commentId }]
    },
  },
]

describe.each(undone)('$name', ({ arrange }) => {
  it.each(['first', 'last'] as const)('leaves no line if the withdrawal is handled %s', async (end) => {
    const events = await arrange()
    await scene.happens(...(end === 'last' ? events : events.toReversed()))
    expect(await scene.lines()).toEqual([])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(0)
  })

  it('leaves no line when both events are handled concurrently', async () => {
    const events = await arrange()
    await Promise.all(events.map((event) => scene.test.app.events.unitOfWork(async (tx) => tx.emit(event))))
    await scene.test.settled()
    expect(await scene.lines()).toEqual([])
  })
})

describe('set, withdrawn and set again', () => {
  it.each([
    [0, 1, 2],
    [2, 0, 1],
    [0, 2, 1],
    [2, 1, 0],
  ])('is one line in any order (%i %i %i)', async (...order) => {
    const { id } = await scene.publishes()
    const events = [
      await scene.reactionBy(scene.ines, { shareId: id }),
      await scene.reactionBy(scene.ines, { shareId: id }, null),
      await scene.reactionBy(scene.ines, { shareId: id }, 'rire'),
    ]
    await scene.happens(...order.flatMap((place) => events[place] ?? []))
    expect(await scene.lines()).toMatchObject([{ value: 'reaction', actor: { username: 'ines' }, others: 0 }])
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(1)
  })

  it('an accepted request does not notify', async () => {
    const ids = await scene.writes('Bonjour', true)
    const accepted = { type: 'conversation.accepted', byId: scene.camille.id, otherId: scene.ines.id } as const
    await scene.happens({ ...accepted, conversationId: ids.conversationId }, scene.sent(ids, true))
    expect(await scene.lines()).toEqual([])
  })
})
