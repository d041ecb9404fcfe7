import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { setVote } from '../polls/public.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireShare } from './shares.queries.ts'

/**
 * The event does not name the voter: events are stored, and votes may be secret. Idempotent.
 * @throws AppError POLL_ENDED
 */
export async function castVote(
  tx: Tx,
  viewer: Viewer,
  { shareId, choices, now }: { shareId: number; choices: number[]; now: Date },
): Promise<void> {
  const share = await requireShare(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.vote', share)) throw new AppError('FORBIDDEN')
  if (await setVote(tx, { target: 'share', targetId: shareId, userId: viewer.id, choices, now })) {
    tx.emit({ type: 'share.voted', shareId, authorId: share.authorId })
  }
}
