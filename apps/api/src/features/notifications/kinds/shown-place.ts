import type { CommentPlace } from '@consoeurs/contract'
import { AppError } from '../../../platform/errors.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { articleCommentPath, requireArticle } from '../../articles/public.ts'
import { isShare } from '../../comments/public.ts'
import { loadShownShare } from './shown-share.ts'

interface ShownPlace {
  slug: string
  covered: boolean
  /** Where a line about one comment leads: to the share, or to the very comment of an article. */
  pathTo(commentId: number): string
}

/** What is commented, as a line about it shows it, if the recipient can still open it. */
export async function loadShownPlace(tx: Tx, at: CommentPlace, recipientId: number): Promise<ShownPlace | null> {
  if (isShare(at)) {
    const share = await loadShownShare(tx, at.shareId, recipientId)
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
