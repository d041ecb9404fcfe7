import type { Brand } from '@consoeurs/brand'
import type { ReactionState } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireComment } from '../comments/public.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'
import { checkKind, setReaction } from './set-reaction.ts'

interface Wish {
  brand: Brand
  targetId: number
  kind: string | null
}

export async function reactToShare(tx: Tx, viewer: Viewer, { brand, targetId, kind }: Wish): Promise<ReactionState> {
  checkKind(brand, kind)
  const share = await requireShare(tx, viewer, targetId)
  if (!can(sharePolicy, viewer, 'share.react', share)) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'share', targetId, kind })
  if (changed) {
    tx.emit({ type: 'share.reacted', shareId: targetId, authorId: share.authorId, actorId: viewer.id, kind })
  }
  return state
}

export async function reactToComment(tx: Tx, viewer: Viewer, { brand, targetId, kind }: Wish): Promise<ReactionState> {
  checkKind(brand, kind)
  const { comment, share } = await requireComment(tx, viewer, targetId)
  if (!can(sharePolicy, viewer, 'share.react', share)) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'comment', targetId, kind })
  if (changed) {
    tx.emit({
      type: 'comment.reacted',
      commentId: targetId,
      shareId: share.id,
      authorId: comment.authorId,
      actorId: viewer.id,
      kind,
    })
  }
  return state
}
