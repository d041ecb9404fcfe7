import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { countMakings, lockCountedRows } from '../../publishing/reactions/public.ts'
import { makingPolicy } from './makings.policy.ts'
import { requireMaking } from './makings.queries.ts'

const { auditEntries, recipeMakings } = tables

/** @throws AppError MAKING_NOT_FOUND, FORBIDDEN */
export async function removeMaking(tx: Tx, viewer: Viewer, id: number, now: Date): Promise<void> {
  const making = await requireMaking(tx, viewer, id)
  if (!can(makingPolicy, viewer, 'making.remove', making)) throw new AppError('FORBIDDEN')
  const { shareId, memberId, ownerId } = making
  await lockCountedRows(tx, 'shares', [shareId])
  const [removed] = await tx
    .update(recipeMakings)
    .set({ deletedAt: now })
    .where(and(eq(recipeMakings.id, id), isNull(recipeMakings.deletedAt)))
    .returning({ id: recipeMakings.id })
  if (removed === undefined) throw new AppError('MAKING_NOT_FOUND')
  await countMakings(tx, [shareId])
  if (viewer.id !== memberId && viewer.id !== ownerId) {
    await tx
      .insert(auditEntries)
      .values({ actorId: viewer.id, action: 'making.removed', target: 'making', targetId: id })
  }
  tx.emit({ type: 'making.removed', makingId: id, shareId, memberId })
}
