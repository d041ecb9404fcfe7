import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { loadVisibleShare, quoteComment } from './visible-share.ts'
import { loadVisibleTarget } from './visible-target.ts'

const { comments, reactions } = tables

export const reactionKey = (on: 'share' | 'comment', id: number) => `partages.reaction:${on}-${id}`

async function commentText(tx: Tx, commentId: number): Promise<string | null> {
  const [comment] = await tx
    .select({ text: comments.text })
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
  return comment?.text ?? null
}

const reacts =
  (target: 'share' | 'comment', targetId: number, userId: number) =>
  async (tx: Tx): Promise<boolean> => {
    const hers = and(eq(reactions.target, target), eq(reactions.targetId, targetId), eq(reactions.userId, userId))
    return (await tx.$count(reactions, hers)) > 0
  }

const partages = { section: 'partages', value: 'reaction', repeats: false } as const

export const reactionKind: NotificationKind = {
  section: 'partages',
  value: 'reaction',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.reaction,
  listeners: ({ deliver, retract }) => [
    on('share.reacted', async ({ shareId, authorId, actorId, kind }, tx) => {
      const groupKey = reactionKey('share', shareId)
      const stillStands = reacts('share', shareId, actorId)
      if (kind === null) return retract(tx, { recipientId: authorId, groupKey, actorId, stillStands })
      const share = await loadVisibleShare(tx, shareId, authorId)
      if (share === null) return
      await deliver(tx, {
        ...partages,
        recipientId: authorId,
        actorId,
        slug: share.slug,
        path: `/shares/${share.slug}`,
        groupKey,
        excerpt: share.title || share.body,
        detail: { on: 'share' },
        stillStands,
      })
    }),
    on('comment.reacted', async (event, tx) => {
      const { commentId, authorId, actorId, kind } = event
      const groupKey = reactionKey('comment', commentId)
      const stillStands = reacts('comment', commentId, actorId)
      if (kind === null) return retract(tx, { recipientId: authorId, groupKey, actorId, stillStands })
      const place = await loadVisibleTarget(tx, event, authorId)
      const text = await commentText(tx, commentId)
      if (place === null || text === null) return
      await deliver(tx, {
        ...partages,
        recipientId: authorId,
        actorId,
        slug: place.slug,
        path: place.pathTo(commentId),
        groupKey,
        excerpt: quoteComment(place, text),
        detail: { on: 'comment' },
        stillStands,
      })
    }),
  ],
}
