import { type CommentTargetId, sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isShare, toCommentTarget } from '../../../publishing/comments/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind, Retraction } from './kind.ts'
import { reactionKey } from './reaction.ts'
import { quoteComment } from './visible-share.ts'
import { loadVisibleTarget } from './visible-target.ts'

const { comments, shares } = tables

const commentKey = (shareId: number) => `partages.commentaire:share-${shareId}`
const replyKey = (parentId: number) => `partages.commentaire:comment-${parentId}`

async function loadComment(tx: Tx, commentId: number) {
  const [comment] = await tx
    .select({ text: comments.text, parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
  return comment ?? null
}

interface CommentedContent {
  at: CommentTargetId
  /** Null for an article. */
  shareAuthorId: number | null
  parentAuthorId: number | null
}

/** Without duplicates; by id, so that inbox locks have one order. */
function recipients({ at, shareAuthorId, parentAuthorId }: CommentedContent, parentId: number | null) {
  const told: { recipientId: number; groupKey: string; about: 'share' | 'comment' }[] = []
  if (isShare(at) && shareAuthorId !== null)
    told.push({ recipientId: shareAuthorId, groupKey: commentKey(at.shareId), about: 'share' })
  if (parentAuthorId !== null && parentAuthorId !== shareAuthorId && parentId !== null)
    told.push({ recipientId: parentAuthorId, groupKey: replyKey(parentId), about: 'comment' })
  return told.sort((a, b) => a.recipientId - b.recipientId)
}

async function retractAll(tx: Tx, post: NotificationDelivery, lines: Retraction[]): Promise<void> {
  for (const line of lines.sort((a, b) => a.recipientId - b.recipientId)) await post.retract(tx, line)
}

async function retractShare(tx: Tx, post: NotificationDelivery, shareId: number, authorId: number): Promise<void> {
  const commented = await tx
    .select({ id: comments.id, authorId: comments.authorId })
    .from(comments)
    .where(eq(comments.shareId, shareId))
  const lines = [
    { recipientId: authorId, groupKey: reactionKey('share', shareId) },
    { recipientId: authorId, groupKey: commentKey(shareId) },
    ...commented.flatMap((comment) => [
      { recipientId: comment.authorId, groupKey: replyKey(comment.id) },
      { recipientId: comment.authorId, groupKey: reactionKey('comment', comment.id) },
    ]),
  ]
  await retractAll(tx, post, lines)
}

/** Retracts what the comment received, and its own notifications unless the author has a newer comment there. */
async function retractComment(tx: Tx, post: NotificationDelivery, commentId: number): Promise<void> {
  const parent = alias(comments, 'parent')
  const [comment] = await tx
    .select({
      shareId: comments.shareId,
      articleId: comments.articleId,
      authorId: comments.authorId,
      parentId: comments.parentId,
      shareAuthorId: shares.authorId,
      parentAuthorId: parent.authorId,
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(eq(comments.id, commentId))
  if (comment === undefined) return
  const { authorId } = comment
  const at = toCommentTarget(comment)
  const newer = await tx.$count(
    comments,
    and(
      isShare(at) ? eq(comments.shareId, at.shareId) : eq(comments.articleId, at.articleId),
      eq(comments.authorId, authorId),
      gt(comments.id, commentId),
      isNull(comments.deletedAt),
    ),
  )
  const received = [
    { recipientId: authorId, groupKey: reactionKey('comment', commentId) },
    { recipientId: authorId, groupKey: replyKey(commentId) },
  ]
  const told = recipients({ ...comment, at }, comment.parentId).map((line) => ({ ...line, actorId: authorId }))
  await retractAll(tx, post, newer > 0 ? received : [...received, ...told])
}

async function notifyRecipients(tx: Tx, post: NotificationDelivery, event: EventOf<'comment.written'>): Promise<void> {
  const { commentId, authorId: actorId } = event
  const comment = await loadComment(tx, commentId)
  if (comment === null) return
  const at: CommentTargetId = isShare(event) ? { shareId: event.shareId } : { articleId: event.articleId }
  for (const { recipientId, groupKey, about } of recipients({ ...event, at }, comment.parentId)) {
    const place = await loadVisibleTarget(tx, at, recipientId)
    if (place === null) continue
    await post.deliver(tx, {
      recipientId,
      actorId,
      section: 'partages',
      value: 'commentaire',
      slug: place.slug,
      path: place.pathTo(commentId),
      groupKey,
      excerpt: quoteComment(place, comment.text),
      detail: { on: about },
      repeats: true,
      stillStands: async (then) => (await loadComment(then, commentId)) !== null,
    })
  }
}

export const commentKind: NotificationKind = {
  section: 'partages',
  value: 'commentaire',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.commentaire,
  saidByActor: true,
  listeners: (post) => [
    on('comment.written', (event, tx) => notifyRecipients(tx, post, event)),
    on('comment.removed', ({ commentId }, tx) => retractComment(tx, post, commentId)),
    on('share.removed', ({ shareId, authorId }, tx) => retractShare(tx, post, shareId, authorId)),
  ],
}
