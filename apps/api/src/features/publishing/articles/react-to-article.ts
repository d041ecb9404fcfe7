import type { ReactionState } from '@consoeurs/contract'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { checkKind, type ReactionWish, setReaction } from '../reactions/public.ts'
import { requireArticle } from './articles.discussion.ts'
import { articlePolicy } from './articles.policy.ts'

export async function reactToArticle(
  tx: Tx,
  viewer: Viewer,
  { brand, targetId, kind }: ReactionWish,
): Promise<ReactionState> {
  checkKind(brand, kind)
  await requireArticle(tx, targetId)
  if (!can(articlePolicy, viewer, 'article.react', null)) throw new AppError('FORBIDDEN')
  const { state, changed } = await setReaction(tx, viewer, { target: 'article', targetId, kind })
  if (changed) tx.emit({ type: 'article.reacted', articleId: targetId, actorId: viewer.id, kind })
  return state
}
