import type { CommentPlace, CommentView, LiveEvent } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { toArticleChannel } from '../articles/public.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { plainMember } from '../members/public.ts'
import { toShareChannel } from '../shares/public.ts'
import { commentCountAt, isShare } from './comment-place.ts'
import { loadComment } from './comments.queries.ts'

const { comments } = tables

type News = { type: 'comment'; comment: CommentView } | { type: 'comment.removed'; commentId: number }

/** To the open pages of the share or the article, as far as no block stands between them and `actorId`. */
async function tellPlace(tx: Tx, realtime: Realtime, { at, news }: { at: CommentPlace; news: News }, actorId: number) {
  const told = { ...news, commentCount: await commentCountAt(tx, at) }
  if (isShare(at)) await toShareChannel(tx, realtime, { ...told, ...at } as LiveEvent & typeof at, actorId)
  else await toArticleChannel(tx, realtime, { ...told, ...at } as LiveEvent & typeof at, actorId)
}

const placeIn = (event: CommentPlace): CommentPlace =>
  isShare(event) ? { shareId: event.shareId } : { articleId: event.articleId }

/** Open pages of what is commented see comments come and go. */
export const commentsListeners = ({ realtime, cards }: Pick<FeatureOptions, 'realtime' | 'cards'>): EventListener[] => [
  on('comment.written', async (event, tx) => {
    // Drawn for nobody in particular: each page knows what its own reader may do.
    const comment = await loadComment(tx, cards(plainMember(0)), event.commentId)
    if (comment === null) return
    await tellPlace(tx, realtime, { at: placeIn(event), news: { type: 'comment', comment } }, event.authorId)
  }),
  on('comment.removed', async (event, tx) => {
    const { commentId } = event
    const [comment] = await tx.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, commentId))
    if (comment === undefined) return
    await tellPlace(
      tx,
      realtime,
      { at: placeIn(event), news: { type: 'comment.removed', commentId } },
      comment.authorId,
    )
  }),
]
