import type { OutingThanks } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { outingPolicy } from './outings.policy.ts'
import { requireOuting, seatOf } from './outings.subject.ts'

const { shareParticipants } = tables

interface Thanks {
  shareId: number
  thanks: OutingThanks
  now: Date
}

/**
 * The first word of thanks stays.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN
 */
export async function thankHost(tx: Tx, viewer: Viewer, { shareId, thanks, now }: Thanks): Promise<void> {
  const outing = await requireOuting(tx, viewer, { shareId, now })
  if (!can(outingPolicy, viewer, 'outing.thank', outing)) throw new AppError('FORBIDDEN')
  const thanked = await tx
    .update(shareParticipants)
    .set({ thanks })
    .where(and(seatOf(shareId, viewer.id), isNull(shareParticipants.thanks)))
    .returning({ userId: shareParticipants.userId })
  if (thanked.length > 0) tx.emit({ type: 'outing.thanked', shareId, memberId: viewer.id })
}
