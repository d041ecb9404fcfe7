import type { HideableTarget, MeasureGround } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { hideables, type Parts } from './hideable.ts'
import { holdMember } from './hold-member.ts'
import type { Judge } from './judge.ts'
import { findHiding } from './sanctions.queries.ts'

interface Reasons {
  /** What its author reads. */
  reason: string
  ground: MeasureGround
  reportId?: number
}

export interface ToHide extends Reasons {
  target: HideableTarget
  targetId: number
}

interface Hidden extends Reasons {
  memberId: number
  /** A first message that a filter kept is hidden as well: it goes no further. */
  target: HideableTarget | 'message'
  targetId: number
}

/** The measure, once it is hidden: she is told why. */
export async function noteHiding(tx: Tx, { viewer, actor, now }: Judge, hidden: Hidden): Promise<number> {
  const { memberId, target, targetId, reason, ground, reportId = null } = hidden
  const [row] = await tx
    .insert(tables.sanctions)
    .values({
      ...{ memberId, kind: 'hidden', reason, ground, target, targetId },
      ...{ reportId, byId: viewer.id, createdAt: now },
    })
    .returning({ id: tables.sanctions.id })
  if (row === undefined) throw new Error('the sanction was not written')
  const detail = { sanctionId: row.id, memberId, reportId }
  await noteAct(tx, actor, { action: 'content.hide', target, targetId, detail })
  tx.emit({ type: 'sanction.given', sanctionId: row.id, memberId })
  return row.id
}

/**
 * Hides something that a member made, and tells her why.
 * @throws AppError CONTENT_NOT_FOUND, ALREADY_HIDDEN, NOT_SANCTIONABLE
 */
export async function hideContent(tx: Tx, judge: Judge, parts: Parts, toHide: ToHide): Promise<number> {
  const { viewer } = judge
  const { target, targetId, reason } = toHide
  const made = await hideables[target].authorOf(tx, targetId)
  if (made === undefined) throw new AppError('CONTENT_NOT_FOUND')
  const { authorId: memberId } = made
  await holdMember(tx, viewer, 'content.hide', memberId)
  if (!(await hideables[target].hide(tx, parts, { viewer, id: targetId, reason }))) {
    throw new AppError((await findHiding(tx, target, targetId)) === null ? 'CONTENT_NOT_FOUND' : 'ALREADY_HIDDEN')
  }
  return noteHiding(tx, judge, { ...toHide, memberId })
}
