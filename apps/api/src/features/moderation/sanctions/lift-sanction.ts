import { HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { alignStanding } from './align-standing.ts'
import { type HideableParts, hideables } from './hideable.ts'
import { lockMember } from './lock-member.ts'
import type { Moderator } from './moderator.ts'
import { findHiding, isInForce, type SanctionRow } from './sanctions.queries.ts'

const { sanctions } = tables

/** The measure is lifted even if the content no longer exists. */
async function showAgain(
  tx: Tx,
  { viewer }: Moderator,
  parts: HideableParts,
  { target, targetId }: SanctionRow,
): Promise<void> {
  const hidden = HideableTarget.safeParse(target)
  if (hidden.success && targetId !== null) await hideables[hidden.data].show(tx, parts, { viewer, id: targetId })
}

/**
 * A lifted warning no longer counts. Repeating by the same moderator is a no-op.
 * @throws AppError SANCTION_NOT_FOUND, SANCTION_OVER, NOT_SANCTIONABLE
 */
export async function liftSanction(
  tx: Tx,
  judge: Moderator,
  parts: HideableParts,
  id: number,
): Promise<{ memberId: number }> {
  const { viewer, actor, now } = judge
  const [known] = await tx.select({ memberId: sanctions.memberId }).from(sanctions).where(eq(sanctions.id, id))
  if (known === undefined) throw new AppError('SANCTION_NOT_FOUND')
  const { memberId } = known
  await lockMember(tx, viewer, 'sanction.lift', memberId)
  const [sanction] = await tx.select().from(sanctions).where(eq(sanctions.id, id))
  if (sanction?.liftedById === viewer.id) return { memberId }
  if (sanction === undefined || !isInForce(sanction, now)) throw new AppError('SANCTION_OVER')
  await tx.update(sanctions).set({ liftedAt: now, liftedById: viewer.id }).where(eq(sanctions.id, id))
  if (sanction.kind === 'hidden') await showAgain(tx, judge, parts, sanction)
  else if (sanction.kind !== 'warning') await alignStanding(tx, memberId, now)
  const detail = { sanctionId: id, kind: sanction.kind, about: sanction.target, aboutId: sanction.targetId }
  await recordAudit(tx, actor, { action: 'sanction.lift', target: 'member', targetId: memberId, detail })
  tx.emit({ type: 'sanction.lifted', sanctionId: id, memberId })
  return { memberId }
}

/** For reviews: no-op if the measure has ended or was lifted. */
export async function liftStanding(tx: Tx, judge: Moderator, parts: HideableParts, id: number): Promise<void> {
  const [sanction] = await tx.select().from(sanctions).where(eq(sanctions.id, id))
  if (sanction !== undefined && isInForce(sanction, judge.now)) await liftSanction(tx, judge, parts, id)
}

/** No-op if nothing hides it. */
export async function showContent(
  tx: Tx,
  judge: Moderator,
  parts: HideableParts,
  { target, targetId }: { target: HideableTarget; targetId: number },
): Promise<void> {
  const hiding = await findHiding(tx, target, targetId)
  if (hiding !== null) await liftSanction(tx, judge, parts, hiding.id)
}
