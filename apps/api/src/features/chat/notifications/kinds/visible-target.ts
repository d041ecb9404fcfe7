import type { CommentTargetId } from '@consoeurs/contract'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { articleCommentPath, requireArticle } from '../../../publishing/articles/public.ts'
import { isShare } from '../../../publishing/comments/public.ts'
import { loadVisibleShare } from './visible-share.ts'

interface VisibleTarget {
  slug: string
  covered: boolean
  /** To the share, or to the comment in an article. */
  pathTo(commentId: number): string
}

/** Null where the recipient can no longer open it. */
export async function loadVisibleTarget(
  tx: Tx,
  at: CommentTargetId,
  recipientId: number,
): Promise<VisibleTarget | null> {
  if (isShare(at)) {
    const share = await loadVisibleShare(tx, at.shareId, recipientId)
    return share && { slug: share.slug, covered: share.covered, pathTo: () => `/shares/${share.slug}` }
  }
  const article = await requireArticle(tx, at.articleId).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  return (
    article && { slug: article.slug, covered: false, pathTo: (commentId) => articleCommentPath(article, commentId) }
  )
}
