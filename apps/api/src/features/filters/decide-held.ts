import type { DecideHeld } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { hideContent, type Judge } from '../sanctions/public.ts'
import { releaseShare, unholdShare } from '../shares/public.ts'
import { requireHeld } from './held.queries.ts'

const { heldShares } = tables

type Parts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

/**
 * Lets a held share go its way, or hides it as any other content is hidden: she reads why, and may ask for a second look.
 * Answers its id.
 * @throws AppError HELD_NOT_FOUND, HELD_DECIDED, NOT_SANCTIONABLE
 */
export async function decideHeld(
  tx: Tx,
  judge: Judge,
  parts: Parts,
  { id, decision }: { id: number; decision: DecideHeld },
): Promise<number> {
  const { held } = await requireHeld(tx, judge.viewer, id)
  const { state, statement: reason, ground } = decision
  // The first of two decisions counts.
  const [closed] = await tx
    .update(heldShares)
    .set({ state, decidedById: judge.viewer.id, decidedAt: judge.now })
    .where(and(eq(heldShares.shareId, id), eq(heldShares.state, 'open')))
    .returning({ id: heldShares.shareId })
  if (closed === undefined) throw new AppError('HELD_DECIDED')
  await noteAct(tx, judge.actor, { action: 'filter.decide', target: 'share', targetId: id, detail: { state } })
  // Only what is refused has reasons (`DecideHeld`).
  if (reason === null) {
    await releaseShare(tx, id, { fresh: held.fresh, now: judge.now })
    return id
  }
  await unholdShare(tx, id)
  await hideContent(tx, judge, parts, { target: 'share', targetId: id, reason, ground })
  return id
}
