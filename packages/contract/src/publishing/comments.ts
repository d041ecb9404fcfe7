import { z } from 'zod'
import { limits } from '../limits.ts'
import { MemberLink } from '../people/members.ts'
import { ClientId, Id, Instant, personText } from '../primitives.ts'
import { LinkPreviewView } from './link-previews.ts'
import { ReactionState } from './shares.ts'

/** Comment target: a share or an article. */
export type CommentTargetId = { shareId: number } | { articleId: number }

export const WriteComment = z.object({
  clientId: ClientId,
  text: personText(limits.comment, `Ton commentaire dépasse ${limits.comment} caractères.`).min(
    1,
    'Écris quelques mots.',
  ),
  parentId: Id.nullable().default(null),
})
export type WriteComment = z.input<typeof WriteComment>

export const CommentView = z.object({
  id: Id,
  /** Exactly one of `shareId` and `articleId` is set. */
  shareId: Id.nullable(),
  articleId: Id.nullable(),
  /** The comment that it replies to; null for one at the top. */
  parentId: Id.nullable(),
  clientId: z.string(),
  author: MemberLink,
  text: z.string(),
  /** Null until it is fetched, and where there is none. */
  link: LinkPreviewView.nullable(),
  /** Collapsed: the viewer muted its author or a word in it. */
  muted: z.boolean(),
  reactions: ReactionState,
  at: Instant,
  can: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type CommentView = z.infer<typeof CommentView>

/** Visitors get only the number of comments. */
export const ArticleTalk = z.object({ reactions: ReactionState, commentCount: z.number().int() })
export type ArticleTalk = z.infer<typeof ArticleTalk>
