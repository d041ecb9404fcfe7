import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { loadShownShare } from './shown-share.ts'

const { comments } = tables

export const reactionKey = (on: 'share' | 'comment', id: number) => `partages.reaction:${on}-${id}`

async function commentText(tx: Tx, commentId: number): Promise<string | null> {
  const [comment] = await tx
    .select({ text: comments.text })
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
  return comment?.text ?? null
}

const partages = { section: 'partages', value: 'reaction', repeats: false } as const

export const reaction: NotificationKind = {
  section: 'partages',
  value: 'reaction',
  text: notificationTexts.reaction,
  listeners: ({ deliver, retract }) => [
    on('share.reacted', async ({ shareId, authorId, actorId, kind }, tx) => {
      const groupKey = reactionKey('share', shareId)
      if (kind === null) return retract(tx, { recipientId: authorId, groupKey, actorId })
      const share = await loadShownShare(tx, shareId, authorId)
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
      })
    }),
    on('comment.reacted', async ({ commentId, shareId, authorId, actorId, kind }, tx) => {
      const groupKey = reactionKey('comment', commentId)
      if (kind === null) return retract(tx, { recipientId: authorId, groupKey, actorId })
      const share = await loadShownShare(tx, shareId, authorId)
      const text = await commentText(tx, commentId)
      if (share === null || text === null) return
      await deliver(tx, {
        ...partages,
        recipientId: authorId,
        actorId,
        slug: share.slug,
        path: `/shares/${share.slug}`,
        groupKey,
        excerpt: text,
        detail: { on: 'comment' },
      })
    }),
  ],
}
