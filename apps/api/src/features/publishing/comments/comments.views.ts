import type { CommentView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { can } from '../../../platform/http/policy.ts'
import type { CardContext, LinkRow } from '../../people/members/public.ts'
import { type LinkPreviewRow, linkPreviewView } from '../link-previews/public.ts'
import { reactionState } from '../reactions/public.ts'
import { authorLink } from '../shares/public.ts'
import { commentPolicy } from './comments.policy.ts'

export interface CommentRow extends LinkRow {
  comment: typeof tables.comments.$inferSelect
  ownerId: number | null
  moderatesThere: boolean
  muted: boolean
  preview: LinkPreviewRow
}

export function commentView(row: CommentRow, context: CardContext, mine: string | null): CommentView {
  const { comment, ownerId, moderatesThere, muted, preview } = row
  const subject = { authorId: comment.authorId, ownerId, moderatesThere }
  return {
    id: comment.id,
    shareId: comment.shareId,
    articleId: comment.articleId,
    parentId: comment.parentId,
    clientId: comment.clientId,
    author: authorLink(row, context),
    text: comment.text,
    link: linkPreviewView(preview),
    muted,
    reactions: reactionState(comment.reactionCounts, mine),
    at: comment.createdAt.toISOString(),
    can: {
      remove: can(commentPolicy, context.viewer, 'comment.remove', subject),
      report: can(commentPolicy, context.viewer, 'comment.report', subject),
    },
  }
}
