import type { DecideHeld, HeldState, MeasureGround } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refuseFirstMessage, releaseFirstMessage } from '../../chat/messages/public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { clearHold, releaseShare } from '../../publishing/shares/public.ts'
import { hideContent, lockMember, type Moderator, recordHiding } from '../sanctions/public.ts'
import { requireHeld, subjectOf } from './held.queries.ts'

const { heldItems } = tables

type DecideHeldParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>
type HeldContent = Awaited<ReturnType<typeof requireHeld>>

/** The recipient may no longer accept messages, or have left. */
async function release(tx: Tx, { now }: Moderator, parts: DecideHeldParts, { held }: HeldContent): Promise<HeldState> {
  if (held.shareId !== null) {
    await releaseShare(tx, held.shareId, { fresh: held.fresh, now })
    return 'released'
  }
  const outcome = await releaseFirstMessage(tx, parts, held.messageId ?? 0)
  if (outcome === 'gone') throw new AppError('HELD_NOT_FOUND')
  return outcome
}

async function refuse(
  tx: Tx,
  judge: Moderator,
  parts: DecideHeldParts,
  { found, ...why }: { found: HeldContent; reason: string; ground: MeasureGround },
): Promise<void> {
  const { target, targetId } = subjectOf(found)
  if (target === 'share') {
    await clearHold(tx, targetId)
    await hideContent(tx, judge, parts, { target, targetId, ...why })
    return
  }
  const memberId = found.author.id
  await lockMember(tx, judge.viewer, 'content.hide', memberId)
  if (!(await refuseFirstMessage(tx, parts, targetId))) throw new AppError('HELD_NOT_FOUND')
  await recordHiding(tx, judge, { memberId, target, targetId, ...why })
}

/**
 * A message that can no longer arrive is decided as undelivered. The author may contest a refusal.
 * @returns the item id
 * @throws AppError HELD_NOT_FOUND, HELD_DECIDED, NOT_SANCTIONABLE
 */
export async function decideHeld(
  tx: Tx,
  judge: Moderator,
  parts: DecideHeldParts,
  { id, state, statement: reason, ground }: Omit<DecideHeld, 'clientId'> & { id: number },
): Promise<number> {
  const found = await requireHeld(tx, judge.viewer, id)
  // The first of two concurrent decisions wins.
  const [closed] = await tx
    .update(heldItems)
    .set({ state, decidedById: judge.viewer.id, decidedAt: judge.now })
    .where(and(eq(heldItems.id, id), eq(heldItems.state, 'open')))
    .returning({ id: heldItems.id })
  if (closed === undefined) throw new AppError('HELD_DECIDED')
  // Only a refusal has reasons (`DecideHeld`).
  const became = reason === null ? await release(tx, judge, parts, found) : state
  if (became !== state) await tx.update(heldItems).set({ state: became }).where(eq(heldItems.id, id))
  await recordAudit(tx, judge.actor, { action: 'filter.decide', ...subjectOf(found), detail: { state: became } })
  if (reason !== null) await refuse(tx, judge, parts, { found, reason, ground })
  return id
}
