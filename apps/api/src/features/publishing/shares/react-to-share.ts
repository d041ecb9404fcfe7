import type { ReactionState } from '@consoeurs/contract'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import {
  checkKind,
  findHiddenReactions,
  type ReactionWish,
  reactionState,
  setReaction,
  subtractHidden,
} from '../reactions/public.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireShare } from './shares.queries.ts'

export async function reactToShare(
  tx: Tx,
  viewer: Viewer,
  { brand, targetId, kind }: ReactionWish,
): Promise<ReactionState> {
  checkKind(brand, kind)
  const share = await requireShare(tx, viewer, targetId)
  if (!can(sharePolicy, viewer, 'share.react', share)) throw new AppError('FORBIDDEN')
  const { counts, changed } = await setReaction(tx, viewer, { target: 'share', targetId, kind })
  if (changed) {
    tx.emit({ type: 'share.reacted', shareId: targetId, authorId: share.authorId, actorId: viewer.id, kind })
  }
  const hidden = await findHiddenReactions(tx, [viewer.id], targetId)
  return reactionState(subtractHidden(counts, hidden.get(viewer.id) ?? null), kind)
}
