import type { DecideHeld, MeasureGround } from '@consoeurs/contract'
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

async function release(tx: Tx, { now }: Judge, parts: Parts, { held }: Held): Promise<void> {
  if (held.shareId !== null) return releaseShare(tx, held.shareId, { fresh: held.fresh, now })
  const outcome = await releaseFirstMessage(tx, parts, held.messageId ?? 0)
  if (outcome === 'undeliverable') throw new AppError('HELD_UNDELIVERABLE')
  if (outcome === 'gone') throw new AppError('HELD_NOT_FOUND')
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
 * @throws AppError HELD_NOT_FOUND, HELD_DECIDED, HELD_UNDELIVERABLE, NOT_SANCTIONABLE
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
  await noteAct(tx, judge.actor, { action: 'filter.decide', ...subjectOf(found), detail: { state } })
  // Only what is refused has reasons (`DecideHeld`).
  if (reason === null) await release(tx, judge, parts, found)
  else await refuse(tx, judge, parts, { found, reason, ground })
  return id
}
