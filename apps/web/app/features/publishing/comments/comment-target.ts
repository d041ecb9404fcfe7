import type { CommentTargetId } from '@consoeurs/contract'

/** The target of the comments, as API paths name it. */
export interface CommentTarget {
  target: 'shares' | 'articles'
  targetId: number
}

/** Exactly one of the two ids is set. */
export function targetOf({ shareId, articleId }: { shareId: number | null; articleId: number | null }): CommentTarget {
  return articleId === null ? { target: 'shares', targetId: shareId ?? 0 } : { target: 'articles', targetId: articleId }
}

/** The target as live events and the outbox name it. */
export const placeOf = ({ target, targetId }: CommentTarget): CommentTargetId =>
  target === 'shares' ? { shareId: targetId } : { articleId: targetId }

/** Whether a live event or an outbox entry belongs to this target. */
export function isAt(happened: object, { target, targetId }: CommentTarget): boolean {
  const name = target === 'shares' ? 'shareId' : 'articleId'
  return name in happened && (happened as Record<string, unknown>)[name] === targetId
}
