import type { HideableTarget, MeasureGround } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type HideableParts, hideables } from './hideable.ts'
import { lockMember } from './lock-member.ts'
import type { Moderator } from './moderator.ts'
import { findHiding } from './sanctions.queries.ts'

interface HidingReasons {
  /** Shown to the author. */
  reason: string
  ground: MeasureGround
  reportId?: number
}

export interface HideRequest extends HidingReasons {
  target: HideableTarget
  targetId: number
}

interface HiddenContent extends HidingReasons {
  memberId: number
  /** A first message refused by a moderator counts as hidden. */
  target: HideableTarget | 'message'
  targetId: number
}

/** The event notifies the author. */
export async function recordHiding(tx: Tx, { viewer, actor, now }: Moderator, hidden: HiddenContent): Promise<number> {
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
  await recordAudit(tx, actor, { action: 'content.hide', target, targetId, detail })
  tx.emit({ type: 'sanction.given', sanctionId: row.id, memberId })
  return row.id
}

/** @throws AppError CONTENT_NOT_FOUND, ALREADY_HIDDEN, NOT_SANCTIONABLE */
export async function hideContent(
  tx: Tx,
  judge: Moderator,
  parts: HideableParts,
  toHide: HideRequest,
): Promise<number> {
  const { viewer } = judge
  const { target, targetId, reason } = toHide
  const made = await hideables[target].authorOf(tx, targetId)
  if (made === undefined) throw new AppError('CONTENT_NOT_FOUND')
  const { authorId: memberId } = made
  await lockMember(tx, viewer, 'content.hide', memberId)
  if (!(await hideables[target].hide(tx, parts, { viewer, id: targetId, reason }))) {
    throw new AppError((await findHiding(tx, target, targetId)) === null ? 'CONTENT_NOT_FOUND' : 'ALREADY_HIDDEN')
  }
  return recordHiding(tx, judge, { ...toHide, memberId })
}
