import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isShare } from '../../../publishing/comments/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { loadVisibleShare, quoteComment } from './visible-share.ts'

const { comments, shares } = tables

const answerKey = (shareId: number) => `partages.reponse:share-${shareId}`

async function answerOf(tx: Tx, shareId: number, authorId: number) {
  const [answer] = await tx
    .select({ text: comments.text })
    .from(shares)
    .innerJoin(comments, eq(comments.id, shares.answerId))
    .where(
      and(
        eq(shares.id, shareId),
        isNull(shares.deletedAt),
        eq(comments.authorId, authorId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
      ),
    )
  return answer ?? null
}

interface MarkedAnswer {
  shareId: number
  askerId: number
  answererId: number
}

async function notifyAnswer(
  tx: Tx,
  post: NotificationDelivery,
  { shareId, askerId, answererId }: MarkedAnswer,
): Promise<void> {
  const groupKey = answerKey(shareId)
  const stillStands = async (then: Tx) => (await answerOf(then, shareId, answererId)) !== null
  const answer = await answerOf(tx, shareId, answererId)
  if (answer === null) return post.retract(tx, { recipientId: answererId, groupKey, stillStands })
  const share = await loadVisibleShare(tx, shareId, answererId)
  if (share === null) return
  await post.deliver(tx, {
    recipientId: answererId,
    actorId: askerId,
    section: 'partages',
    value: 'reponse',
    slug: share.slug,
    path: `/shares/${share.slug}`,
    groupKey,
    excerpt: quoteComment(share, answer.text),
    repeats: true,
    stillStands,
  })
}

/** By id, so that inbox locks have one order. */
async function writersOf(tx: Tx, commentIds: (number | null)[]): Promise<number[]> {
  const ids = commentIds.filter((id) => id !== null)
  const rows = await tx
    .selectDistinct({ authorId: comments.authorId })
    .from(comments)
    .where(inArray(comments.id, ids))
    .orderBy(comments.authorId)
  return rows.map(({ authorId }) => authorId)
}

export const answerKind: NotificationKind = {
  section: 'partages',
  value: 'reponse',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.reponse,
  listeners: (post) => [
    on('answer.marked', async ({ shareId, authorId: askerId, commentId, before }, tx) => {
      for (const answererId of await writersOf(tx, [commentId, before]))
        await notifyAnswer(tx, post, { shareId, askerId, answererId })
    }),
    on('comment.removed', async (event, tx) => {
      if (!isShare(event)) return
      const { shareId, commentId } = event
      for (const recipientId of await writersOf(tx, [commentId])) {
        const stillStands = async (then: Tx) => (await answerOf(then, shareId, recipientId)) !== null
        await post.retract(tx, { recipientId, groupKey: answerKey(shareId), stillStands })
      }
    }),
    on('share.removed', async ({ shareId }, tx) => {
      const [share] = await tx.select({ answerId: shares.answerId }).from(shares).where(eq(shares.id, shareId))
      for (const recipientId of await writersOf(tx, [share?.answerId ?? null]))
        await post.retract(tx, { recipientId, groupKey: answerKey(shareId) })
    }),
  ],
}
