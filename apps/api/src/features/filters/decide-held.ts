import type { DecideHeld, HeldState, MeasureGround } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { refuseFirstMessage, releaseFirstMessage } from '../messages/public.ts'
import { hideContent, holdMember, type Judge, noteHiding } from '../sanctions/public.ts'
import { releaseShare, unholdShare } from '../shares/public.ts'
import { requireHeld, subjectOf } from './held.queries.ts'

const { heldItems } = tables

type Parts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>
type Held = Awaited<ReturnType<typeof requireHeld>>

/** What became of it: she whom a message is for may have closed her door meanwhile, or left. */
async function release(tx: Tx, { now }: Judge, parts: Parts, { held }: Held): Promise<HeldState> {
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
  judge: Judge,
  parts: Parts,
  { found, ...why }: { found: Held; reason: string; ground: MeasureGround },
): Promise<void> {
  const { target, targetId } = subjectOf(found)
  if (target === 'share') {
    await unholdShare(tx, targetId)
    await hideContent(tx, judge, parts, { target, targetId, ...why })
    return
  }
  const memberId = found.author.id
  await holdMember(tx, judge.viewer, 'content.hide', memberId)
  if (!(await refuseFirstMessage(tx, parts, targetId))) throw new AppError('HELD_NOT_FOUND')
  await noteHiding(tx, judge, { memberId, target, targetId, ...why })
}

/**
 * Lets what is held go its way, or hides it as any other content is hidden: she reads why, and may ask for a second look.
 * Answers its id.
 * A message that no longer can arrive is decided too, as one that was not delivered.
 * @throws AppError HELD_NOT_FOUND, HELD_DECIDED, NOT_SANCTIONABLE
 */
export async function decideHeld(
  tx: Tx,
  judge: Judge,
  parts: Parts,
  { id, decision }: { id: number; decision: DecideHeld },
): Promise<number> {
  const found = await requireHeld(tx, judge.viewer, id)
  const { state, statement: reason, ground } = decision
  // The first of two decisions counts.
  const [closed] = await tx
    .update(heldItems)
    .set({ state, decidedById: judge.viewer.id, decidedAt: judge.now })
    .where(and(eq(heldItems.id, id), eq(heldItems.state, 'open')))
    .returning({ id: heldItems.id })
  if (closed === undefined) throw new AppError('HELD_DECIDED')
  // Only what is refused has reasons (`DecideHeld`).
  const became = reason === null ? await release(tx, judge, parts, found) : state
  if (became !== state) await tx.update(heldItems).set({ state: became }).where(eq(heldItems.id, id))
  await noteAct(tx, judge.actor, { action: 'filter.decide', ...subjectOf(found), detail: { state: became } })
  if (reason !== null) await refuse(tx, judge, parts, { found, reason, ground })
  return id
}
