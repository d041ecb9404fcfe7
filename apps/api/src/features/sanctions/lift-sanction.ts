import { HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { alignStanding } from './align-standing.ts'
import { hideables, type Parts } from './hideable.ts'
import { holdMember } from './hold-member.ts'
import type { Judge } from './judge.ts'
import { findHiding, type SanctionRow, stands } from './sanctions.queries.ts'

const { sanctions } = tables

/** What was erased or taken away by its author meanwhile cannot be shown; the measure is lifted all the same. */
async function showAgain(tx: Tx, { viewer }: Judge, parts: Parts, { target, targetId }: SanctionRow): Promise<void> {
  const hidden = HideableTarget.safeParse(target)
  if (hidden.success && targetId !== null) await hideables[hidden.data].show(tx, parts, { viewer, id: targetId })
}

/**
 * Takes a measure back: she is let in again, or what was hidden is shown again. A warning that is lifted counts no more.
 * What she lifted herself she may lift again: nothing happens.
 * @throws AppError SANCTION_NOT_FOUND, SANCTION_OVER, NOT_SANCTIONABLE
 */
export async function liftSanction(tx: Tx, judge: Judge, parts: Parts, id: number): Promise<{ memberId: number }> {
  const { viewer, actor, now } = judge
  const [known] = await tx.select({ memberId: sanctions.memberId }).from(sanctions).where(eq(sanctions.id, id))
  if (known === undefined) throw new AppError('SANCTION_NOT_FOUND')
  const { memberId } = known
  await holdMember(tx, viewer, 'sanction.lift', memberId)
  const [sanction] = await tx.select().from(sanctions).where(eq(sanctions.id, id))
  if (sanction?.liftedById === viewer.id) return { memberId }
  if (sanction === undefined || !stands(sanction, now)) throw new AppError('SANCTION_OVER')
  await tx.update(sanctions).set({ liftedAt: now, liftedById: viewer.id }).where(eq(sanctions.id, id))
  if (sanction.kind === 'hidden') await showAgain(tx, judge, parts, sanction)
  else if (sanction.kind !== 'warning') await alignStanding(tx, memberId, now)
  const detail = { sanctionId: id, kind: sanction.kind, about: sanction.target, aboutId: sanction.targetId }
  await noteAct(tx, actor, { action: 'sanction.lift', target: 'member', targetId: memberId, detail })
  tx.emit({ type: 'sanction.lifted', sanctionId: id, memberId })
  return { memberId }
}

/** The same where it may be over or lifted already: a review that changes a decision says so all the same. */
export async function liftStanding(tx: Tx, judge: Judge, parts: Parts, id: number): Promise<void> {
  const [sanction] = await tx.select().from(sanctions).where(eq(sanctions.id, id))
  if (sanction !== undefined && stands(sanction, judge.now)) await liftSanction(tx, judge, parts, id)
}

/** Shows again what the moderation hid; what nothing hides stays as it is. */
export async function showContent(
  tx: Tx,
  judge: Judge,
  parts: Parts,
  { target, targetId }: { target: HideableTarget; targetId: number },
): Promise<void> {
  const hiding = await findHiding(tx, target, targetId)
  if (hiding !== null) await liftSanction(tx, judge, parts, hiding.id)
}
