import type { HideableTarget, MeasureGround } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { hideables, type Parts } from './hideable.ts'
import { holdMember } from './hold-member.ts'
import type { Judge } from './judge.ts'
import { findHiding } from './sanctions.queries.ts'

export interface ToHide {
  target: HideableTarget
  targetId: number
  /** What its author reads. */
  reason: string
  ground: MeasureGround
  reportId?: number
}

/**
 * Hides something that a member made, and tells her why.
 * @throws AppError CONTENT_NOT_FOUND, ALREADY_HIDDEN, NOT_SANCTIONABLE
 */
export async function hideContent(tx: Tx, judge: Judge, parts: Parts, toHide: ToHide): Promise<number> {
  const { viewer, actor, now } = judge
  const { target, targetId, reason, ground, reportId } = toHide
  const made = await hideables[target].authorOf(tx, targetId)
  if (made === undefined) throw new AppError('CONTENT_NOT_FOUND')
  const { authorId: memberId } = made
  await holdMember(tx, viewer, 'content.hide', memberId)
  if (!(await hideables[target].hide(tx, parts, { viewer, id: targetId, reason }))) {
    throw new AppError((await findHiding(tx, target, targetId)) === null ? 'CONTENT_NOT_FOUND' : 'ALREADY_HIDDEN')
  }
  const [row] = await tx
    .insert(tables.sanctions)
    .values({
      memberId,
      kind: 'hidden',
      reason,
      ground,
      target,
      targetId,
      reportId: reportId ?? null,
      byId: viewer.id,
      createdAt: now,
    })
    .returning({ id: tables.sanctions.id })
  if (row === undefined) throw new Error('the sanction was not written')
  const detail = { sanctionId: row.id, memberId, reportId: reportId ?? null }
  await noteAct(tx, actor, { action: 'content.hide', target, targetId, detail })
  tx.emit({ type: 'sanction.given', sanctionId: row.id, memberId })
  return row.id
}
