import { shareChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, inArray } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findHiddenReactions, sharedReactionState, subtractHidden } from '../reactions/public.ts'
import { previewShare } from './preview-share.ts'
import { publishToShare } from './share-channel.ts'

const { shares } = tables

type ListenerOptions = Pick<FeatureOptions, 'realtime' | 'jobs' | 'settings' | 'site' | 'now'>

export const sharesListeners = ({ realtime, ...options }: ListenerOptions): EventListener[] => [
  on('share.published', ({ shareId }, tx) => previewShare(tx, options, shareId)),
  on('share.changed', ({ shareId }, tx) => previewShare(tx, options, shareId)),
  on('link.previewed', async ({ shareIds }, tx) => {
    const shown = await tx
      .select({ shareId: shares.id, authorId: shares.authorId, version: shares.version })
      .from(shares)
      .where(inArray(shares.id, shareIds))
    for (const { authorId, ...share } of shown) {
      await publishToShare(tx, realtime, { type: 'share.changed', ...share }, authorId)
    }
  }),
  on('share.changed', async ({ shareId, authorId, version }, tx) => {
    // No recheck: an edit narrows public to members at most, and it could close the channel before `share.removed`.
    await publishToShare(tx, realtime, { type: 'share.changed', shareId, version }, authorId)
  }),
  on('share.removed', async ({ shareId, authorId }, tx) => {
    await publishToShare(tx, realtime, { type: 'share.removed', shareId }, authorId)
    tx.afterCommit(() => realtime.recheck({ channel: shareChannel(shareId) }))
  }),
  on('share.voted', ({ shareId, authorId }, tx) =>
    publishToShare(tx, realtime, { type: 'share.voted', shareId }, authorId),
  ),
  on('share.reacted', async ({ shareId, actorId, kind }, tx) => {
    const [share] = await tx.select({ counts: shares.reactionCounts }).from(shares).where(eq(shares.id, shareId))
    if (share === undefined) return
    const news = (counts: Record<string, number>) =>
      ({ type: 'share.reactions', shareId, reactions: sharedReactionState(counts), actorId, kind }) as const
    const hidden = await findHiddenReactions(tx, realtime.membersIn(shareChannel(shareId)), shareId)
    const own = [...hidden].map(([userId, given]) => [userId, news(subtractHidden(share.counts, given))] as const)
    await publishToShare(tx, realtime, news(share.counts), actorId, new Map(own))
  }),
]
