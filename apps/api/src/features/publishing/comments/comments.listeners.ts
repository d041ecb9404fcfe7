import {
  articleChannel,
  type CommentTargetId,
  type CommentView,
  type LiveEvent,
  shareChannel,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { publishToArticle } from '../articles/public.ts'
import { linkPreviewView, type PreviewParts, previewOf } from '../link-previews/public.ts'
import { countComments, findHiddenComments, lockCountedRows, sharedReactionState } from '../reactions/public.ts'
import { publishToShare } from '../shares/public.ts'
import { isShare, loadCommentCount, toCommentTarget } from './comment-target.ts'
import { loadComment } from './comments.queries.ts'
import { previewComment } from './preview-comment.ts'

const { comments } = tables

/** Comments of one address whose open pages get the preview. */
const PREVIEWED = 100

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

/** To pages that have the comment already. */
async function publishPreview(tx: Tx, realtime: Realtime, previewId: number): Promise<void> {
  const shown = await tx
    .select({ comment: comments, preview: previewOf(comments.linkPreviewId) })
    .from(comments)
    .where(and(eq(comments.linkPreviewId, previewId), isNull(comments.hiddenAt), isNull(comments.deletedAt)))
    .orderBy(asc(comments.id))
    .limit(PREVIEWED)
  for (const { comment, preview } of shown) {
    const link = linkPreviewView(preview)
    if (link === null) continue
    const at = toCommentTarget(comment)
    const news = { type: 'comment.link' as const, commentId: comment.id, link }
    if (isShare(at)) await publishToShare(tx, realtime, { ...news, ...at }, comment.authorId)
    else await publishToArticle(tx, realtime, { ...news, ...at }, comment.authorId)
  }
}

const targetOfEvent = (event: CommentTargetId): CommentTargetId =>
  isShare(event) ? { shareId: event.shareId } : { articleId: event.articleId }

type ListenerOptions = Pick<FeatureOptions, 'realtime' | 'cards'> & PreviewParts

export const commentsListeners = ({ realtime, cards, ...parts }: ListenerOptions): EventListener[] => [
  on('comment.written', async (event, tx) => {
    await previewComment(tx, parts, event.commentId)
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
  on('link.previewed', async ({ previewId, isNew }, tx) => {
    if (isNew) await publishPreview(tx, realtime, previewId)
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
