import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { plainMember } from '../members/public.ts'
import { toShareChannel } from '../shares/public.ts'
import { loadComment } from './comments.queries.ts'

const { comments, shares } = tables

async function commentCountOf(tx: Tx, shareId: number): Promise<number> {
  const [share] = await tx.select({ count: shares.commentCount }).from(shares).where(eq(shares.id, shareId))
  return share?.count ?? 0
}

/** Open pages of the share see comments come and go. */
export const commentsListeners = ({ realtime, cards }: Pick<FeatureOptions, 'realtime' | 'cards'>): EventListener[] => [
  on('comment.written', async ({ shareId, commentId, authorId }, tx) => {
    // Drawn for nobody in particular: each page knows what its own reader may do.
    const comment = await loadComment(tx, cards(plainMember(0)), commentId)
    if (comment === null) return
    const commentCount = await commentCountOf(tx, shareId)
    await toShareChannel(tx, realtime, { type: 'comment', shareId, comment, commentCount }, authorId)
  }),
  on('comment.removed', async ({ shareId, commentId }, tx) => {
    const [comment] = await tx.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, commentId))
    if (comment === undefined) return
    const commentCount = await commentCountOf(tx, shareId)
    await toShareChannel(tx, realtime, { type: 'comment.removed', shareId, commentId, commentCount }, comment.authorId)
  }),
]
