import type { CommentPlace } from '@consoeurs/contract'

/** What is commented, as its addresses name it. */
export interface CommentTarget {
  target: 'shares' | 'articles'
  targetId: number
}

/** Where a comment stands; its view names the other one null. */
export function targetOf({ shareId, articleId }: { shareId: number | null; articleId: number | null }): CommentTarget {
  return articleId === null ? { target: 'shares', targetId: shareId ?? 0 } : { target: 'articles', targetId: articleId }
}

/** As live events and the outbox name it. */
export const placeOf = ({ target, targetId }: CommentTarget): CommentPlace =>
  target === 'shares' ? { shareId: targetId } : { articleId: targetId }

/** Whether something that happened, or waits to, concerns it. */
export function isAt(happened: object, { target, targetId }: CommentTarget): boolean {
  const name = target === 'shares' ? 'shareId' : 'articleId'
  return name in happened && (happened as Record<string, unknown>)[name] === targetId
}
