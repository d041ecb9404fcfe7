import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { toShareChannel } from '../shares/public.ts'
import { reactionState } from './reactions.state.ts'

const { shares, comments } = tables

/** Counts without `mine`: every page knows its own. */
function sharedState(counts: Record<string, number>) {
  const { mine: _mine, ...shared } = reactionState(counts, null)
  return shared
}

/** Open pages of the share see the counts move. */
export const reactionsListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('share.reacted', async ({ shareId, actorId, kind }, tx) => {
    const [share] = await tx.select({ counts: shares.reactionCounts }).from(shares).where(eq(shares.id, shareId))
    if (share === undefined) return
    const reactions = sharedState(share.counts)
    await toShareChannel(tx, realtime, { type: 'share.reactions', shareId, reactions, actorId, kind }, actorId)
  }),
  on('comment.reacted', async ({ shareId, commentId, actorId, kind }, tx) => {
    const [comment] = await tx
      .select({ counts: comments.reactionCounts })
      .from(comments)
      .where(eq(comments.id, commentId))
    if (comment === undefined) return
    const reactions = sharedState(comment.counts)
    await toShareChannel(
      tx,
      realtime,
      { type: 'comment.reactions', shareId, commentId, reactions, actorId, kind },
      actorId,
    )
  }),
]
