import { z } from 'zod'
import { limits } from './limits.ts'
import { MemberLink } from './members.ts'
import { ClientId, Id, Instant, personText } from './primitives.ts'
import { ReactionState } from './shares.ts'

/** What is commented: a share, or an article of the journal. */
export type CommentPlace = { shareId: number } | { articleId: number }

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
  /** Where it stands: one of the two, the other is null. */
  shareId: Id.nullable(),
  articleId: Id.nullable(),
  parentId: Id.nullable(),
  clientId: z.string(),
  author: MemberLink,
  text: z.string(),
  /** The viewer muted its author, or a word that it says: shown folded. */
  muted: z.boolean(),
  reactions: ReactionState,
  at: Instant,
  can: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type CommentView = z.infer<typeof CommentView>

/** What members say to an article, beside its words: visitors are told the number of comments alone. */
export const ArticleTalk = z.object({ reactions: ReactionState, commentCount: z.number().int() })
export type ArticleTalk = z.infer<typeof ArticleTalk>
