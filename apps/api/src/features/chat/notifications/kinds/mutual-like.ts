import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const { mutualLikes } = tables

const groupKeyOf = (actorId: number) => `profil.reciproque:${actorId}`

async function findSide(tx: Tx, recipientId: number, actorId: number) {
  const [side] = await tx
    .select({ seenAt: mutualLikes.seenAt })
    .from(mutualLikes)
    .where(and(eq(mutualLikes.userId, recipientId), eq(mutualLikes.memberId, actorId)))
  return side
}

/** The member who liked second has already seen the moment, so her notification is stored as read. */
async function notifySide(tx: Tx, post: NotificationDelivery, recipientId: number, actorId: number): Promise<void> {
  const username = await usernameOf(tx, actorId)
  const groupKey = groupKeyOf(actorId)
  await post.deliver(tx, {
    recipientId,
    actorId,
    section: 'profil',
    value: 'reciproque',
    slug: username,
    path: `/messages/${username}`,
    groupKey,
    repeats: false,
    stillStands: async (then) => (await findSide(then, recipientId, actorId)) !== undefined,
  })
  const side = await findSide(tx, recipientId, actorId)
  if (side?.seenAt != null) await post.settle(tx, { recipientId, groupKey })
}

export const mutualLikeKind: NotificationKind = {
  section: 'profil',
  value: 'reciproque',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.reciproque,
  neutralPush: { title: 'Une bonne nouvelle t’attend', message: 'Ouvre quand tu seras tranquille.' },
  listeners: (post) => [
    on('likes.matched', async ({ memberIds }, tx) => {
      // By id, so that inbox locks have one order.
      const [low, high] = memberIds.toSorted((a, b) => a - b) as [number, number]
      await notifySide(tx, post, low, high)
      await notifySide(tx, post, high, low)
    }),
    on('likes.unmatched', async ({ memberIds }, tx) => {
      const [low, high] = memberIds.toSorted((a, b) => a - b) as [number, number]
      for (const [recipientId, actorId] of [
        [low, high],
        [high, low],
      ] as const) {
        const stillStands = async (then: Tx) => (await findSide(then, recipientId, actorId)) !== undefined
        await post.retract(tx, { recipientId, groupKey: groupKeyOf(actorId), actorId, stillStands })
      }
    }),
  ],
}
