import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type PreviewParts, requestMemberPreview } from '../link-previews/public.ts'

const { comments, communities, shares } = tables

/** None in a secret community, as for its shares. */
export async function previewComment(tx: Tx, parts: PreviewParts, commentId: number): Promise<void> {
  const [comment] = await tx
    .select({ authorId: comments.authorId, text: comments.text, access: communities.access })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(communities, eq(communities.id, shares.communityId))
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  if (comment === undefined || comment.access === 'secret') return
  const linkPreviewId = await requestMemberPreview(tx, parts, comment)
  if (linkPreviewId !== null) await tx.update(comments).set({ linkPreviewId }).where(eq(comments.id, commentId))
}
