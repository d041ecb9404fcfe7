import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { outingPolicy } from './outings.policy.ts'
import { requireOuting, seatOf } from './outings.subject.ts'

/**
 * « Je viens toujours ». Idempotent.
 * @throws AppError SHARE_NOT_FOUND, NOT_GOING
 */
export async function confirmComing(tx: Tx, viewer: Viewer, which: { shareId: number; now: Date }): Promise<void> {
  const outing = await requireOuting(tx, viewer, which)
  if (!can(outingPolicy, viewer, 'outing.confirm', outing)) throw new AppError('NOT_GOING')
  await tx.update(tables.shareParticipants).set({ confirmedAt: which.now }).where(seatOf(which.shareId, viewer.id))
}
