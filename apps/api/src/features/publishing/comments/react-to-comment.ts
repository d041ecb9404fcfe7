import type { ReactionState } from '@consoeurs/contract'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkKind, type ReactionWish, setReaction } from '../reactions/public.ts'
import { requireListedComment } from './comments.queries.ts'

export async function reactToComment(
  tx: Tx,
  viewer: Viewer,
  { brand, targetId, kind }: ReactionWish,
): Promise<ReactionState> {
  checkKind(brand, kind)
  const { comment, place } = await requireListedComment(tx, viewer, targetId)
  if (!place.may.react) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'comment', targetId, kind })
  if (changed) {
    const { authorId } = comment
    tx.emit({ type: 'comment.reacted', commentId: targetId, ...place.at, authorId, actorId: viewer.id, kind })
  }
  return state
}
