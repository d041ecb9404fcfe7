import type { Brand } from '@consoeurs/brand'
import type { ReactionState } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { articlePolicy, requireArticle } from '../articles/public.ts'
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

export async function reactToArticle(tx: Tx, viewer: Viewer, { brand, targetId, kind }: Wish): Promise<ReactionState> {
  checkKind(brand, kind)
  await requireArticle(tx, targetId)
  if (!can(articlePolicy, viewer, 'article.react', null)) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'article', targetId, kind })
  if (changed) tx.emit({ type: 'article.reacted', articleId: targetId, actorId: viewer.id, kind })
  return state
}

export async function reactToComment(tx: Tx, viewer: Viewer, { brand, targetId, kind }: Wish): Promise<ReactionState> {
  checkKind(brand, kind)
  const { comment, place } = await requireComment(tx, viewer, targetId)
  if (!place.may.react) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'comment', targetId, kind })
  if (changed) {
    const { authorId } = comment
    tx.emit({ type: 'comment.reacted', commentId: targetId, ...place.at, authorId, actorId: viewer.id, kind })
  }
  return state
}
