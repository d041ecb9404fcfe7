import {
  articleChannel,
  type CommentTargetId,
  type CommentView,
  type LiveEvent,
  shareChannel,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { publishToArticle } from '../articles/public.ts'
import { countComments, findHiddenComments, lockCountedRows, sharedReactionState } from '../reactions/public.ts'
import { publishToShare } from '../shares/public.ts'
import { isShare, loadCommentCount } from './comment-target.ts'
import { loadComment } from './comments.queries.ts'

const { comments } = tables

/** The member's visibility decides whether her comments, and the replies to them, count. */
async function findTargets(tx: Tx, memberId: number, place: typeof comments.shareId | typeof comments.articleId) {
  const rows = await tx
    .selectDistinct({ id: sql<number>`${place}`.mapWith(Number) })
    .from(comments)
    .where(and(eq(comments.authorId, memberId), isNotNull(place)))
    .orderBy(asc(place))
  return rows.map(({ id }) => id)
}

type CommentChange = { type: 'comment'; comment: CommentView } | { type: 'comment.removed'; commentId: number }

/** Leaves out members with a block between them and `actorId`. */
async function publishCommentChange(
  tx: Tx,
  realtime: Realtime,
  { at, news }: { at: CommentTargetId; news: CommentChange },
  actorId: number,
) {
  const commentCount = await loadCommentCount(tx, at)
  const channel = isShare(at) ? shareChannel(at.shareId) : articleChannel(at.articleId)
  const hidden = await findHiddenComments(tx, realtime.membersIn(channel), at)
  const told = (count: number) => ({ ...news, commentCount: count, ...at }) as LiveEvent
  const own = new Map([...hidden].map(([userId, unseen]) => [userId, told(commentCount - unseen)]))
  if (isShare(at)) await publishToShare(tx, realtime, { ...told(commentCount), ...at }, actorId, own)
  else await publishToArticle(tx, realtime, { ...told(commentCount), ...at }, actorId, own)
}

const targetOfEvent = (event: CommentTargetId): CommentTargetId =>
  isShare(event) ? { shareId: event.shareId } : { articleId: event.articleId }

export const commentsListeners = ({ realtime, cards }: Pick<FeatureOptions, 'realtime' | 'cards'>): EventListener[] => [
  on('comment.written', async (event, tx) => {
    // Without a viewer: each client knows what its own viewer may do.
    const comment = await loadComment(tx, cards(minimalViewer(0)), event.commentId)
    if (comment === null) return
    await publishCommentChange(
      tx,
      realtime,
      { at: targetOfEvent(event), news: { type: 'comment', comment } },
      event.authorId,
    )
  }),
  on('comment.removed', async (event, tx) => {
    const { commentId } = event
    const [comment] = await tx.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, commentId))
    if (comment === undefined) return
    await publishCommentChange(
      tx,
      realtime,
      { at: targetOfEvent(event), news: { type: 'comment.removed', commentId } },
      comment.authorId,
    )
  }),
  on('comment.reacted', async (event, tx) => {
    const { commentId, actorId, kind } = event
    const [comment] = await tx
      .select({ counts: comments.reactionCounts })
      .from(comments)
      .where(eq(comments.id, commentId))
    if (comment === undefined) return
    const reactions = sharedReactionState(comment.counts)
    const news = { type: 'comment.reactions' as const, commentId, reactions, actorId, kind }
    if (isShare(event)) await publishToShare(tx, realtime, { ...news, shareId: event.shareId }, actorId)
    else await publishToArticle(tx, realtime, { ...news, articleId: event.articleId }, actorId)
  }),
  on('member.presence-changed', async ({ memberId }, tx) => {
    await awaitPresence(tx, memberId)
    requestRecount(tx, 'shareComments', await findTargets(tx, memberId, comments.shareId))
    requestRecount(tx, 'articleComments', await findTargets(tx, memberId, comments.articleId))
  }),
  on('counts.stale', async ({ of, ids }, tx) => {
    if (of !== 'shareComments' && of !== 'articleComments') return
    const table = of === 'shareComments' ? 'shares' : 'articles'
    await lockCountedRows(tx, table, ids)
    await countComments(tx, table, ids)
  }),
]
