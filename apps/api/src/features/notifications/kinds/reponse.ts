import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { isShare } from '../../comments/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'
import { loadShownShare, saidUnder } from './shown-share.ts'

const { comments, shares } = tables

const answerKey = (shareId: number) => `partages.reponse:share-${shareId}`

/** The comment that stands as the answer of that question at this moment, if it is one of `authorId`'s. */
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

interface Marked {
  shareId: number
  /** She who asked. */
  askerId: number
  answererId: number
}

/** Tells her whose answer it is now, or takes back what she was told. */
async function tell(tx: Tx, post: Post, { shareId, askerId, answererId }: Marked): Promise<void> {
  const groupKey = answerKey(shareId)
  const stillStands = async (then: Tx) => (await answerOf(then, shareId, answererId)) !== null
  const answer = await answerOf(tx, shareId, answererId)
  if (answer === null) return post.retract(tx, { recipientId: answererId, groupKey, stillStands })
  const share = await loadShownShare(tx, shareId, answererId)
  if (share === null) return
  await post.deliver(tx, {
    recipientId: answererId,
    actorId: askerId,
    section: 'partages',
    value: 'reponse',
    slug: share.slug,
    path: `/shares/${share.slug}`,
    groupKey,
    excerpt: saidUnder(share, answer.text),
    repeats: true,
    stillStands,
  })
}

/** Those who wrote these comments, each once; by id, so that inboxes lock in one order. */
async function writersOf(tx: Tx, commentIds: (number | null)[]): Promise<number[]> {
  const ids = commentIds.filter((id) => id !== null)
  const rows = await tx
    .selectDistinct({ authorId: comments.authorId })
    .from(comments)
    .where(inArray(comments.id, ids))
    .orderBy(comments.authorId)
  return rows.map(({ authorId }) => authorId)
}

export const reponse: NotificationKind = {
  section: 'partages',
  value: 'reponse',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.reponse,
  listeners: (post) => [
    on('answer.marked', async ({ shareId, authorId: askerId, commentId, before }, tx) => {
      for (const answererId of await writersOf(tx, [commentId, before]))
        await tell(tx, post, { shareId, askerId, answererId })
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
