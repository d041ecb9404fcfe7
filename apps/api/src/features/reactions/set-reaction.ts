import type { Brand } from '@consoeurs/brand'
import type { ReactionState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type ReactionTarget, reactionState } from './reactions.state.ts'

const { reactions, shares, articles, comments, messages, roomMessages } = tables

type Counts = Record<string, number>

/** Where the counts of each target are kept: a column of the same name. */
const reactedTo = {
  share: shares,
  article: articles,
  comment: comments,
  message: messages,
  roomMessage: roomMessages,
} as const

/** Her reaction and the kept counts change together: the target's row is locked first. */
async function lockCounts(tx: Tx, target: ReactionTarget, id: number): Promise<Counts> {
  const table = reactedTo[target]
  const [row] = await tx
    .select({ counts: table.reactionCounts })
    .from(table as unknown as typeof shares)
    .where(eq(table.id, id))
    .for('no key update')
  return row?.counts ?? {}
}

async function keepCounts(tx: Tx, target: ReactionTarget, id: number, reactionCounts: Counts): Promise<void> {
  const table = reactedTo[target]
  await tx
    .update(table as unknown as typeof shares)
    .set({ reactionCounts })
    .where(eq(table.id, id))
}

/** The counts after `from` was replaced by `to`; a kind that nobody gives any more is not listed. */
export function movedCounts(counts: Counts, from: string | null, to: string | null): Counts {
  const moved = { ...counts }
  if (from !== null) moved[from] = (moved[from] ?? 0) - 1
  if (to !== null) moved[to] = (moved[to] ?? 0) + 1
  return Object.fromEntries(Object.entries(moved).filter(([, count]) => count > 0))
}

async function replaceOwn(
  tx: Tx,
  own: { target: ReactionTarget; targetId: number; userId: number },
  to: string | null,
) {
  if (to === null) {
    await tx
      .delete(reactions)
      .where(
        and(eq(reactions.target, own.target), eq(reactions.targetId, own.targetId), eq(reactions.userId, own.userId)),
      )
    return
  }
  await tx
    .insert(reactions)
    .values({ ...own, kind: to })
    .onConflictDoUpdate({ target: [reactions.target, reactions.targetId, reactions.userId], set: { kind: to } })
}

interface Reaction {
  target: ReactionTarget
  targetId: number
  kind: string | null
}

export function checkKind(brand: Brand, kind: string | null): void {
  if (kind === null || brand.reactions.some((offered) => offered.kind === kind)) return
  throw new AppError('VALIDATION', { fields: { kind: ['Cette réaction n’existe pas ici. Recharge la page.'] } })
}

/**
 * Sets, replaces or takes back her one reaction to a target that she may see. `changed` is false where it already was so.
 */
export async function setReaction(
  tx: Tx,
  viewer: Viewer,
  { target, targetId, kind }: Reaction,
): Promise<{ state: ReactionState; changed: boolean }> {
  const counts = await lockCounts(tx, target, targetId)
  const own = { target, targetId, userId: viewer.id }
  const [before] = await tx
    .select({ kind: reactions.kind })
    .from(reactions)
    .where(and(eq(reactions.target, target), eq(reactions.targetId, targetId), eq(reactions.userId, viewer.id)))
  const from = before?.kind ?? null
  if (from === kind) return { state: reactionState(counts, kind), changed: false }
  const moved = movedCounts(counts, from, kind)
  await replaceOwn(tx, own, kind)
  await keepCounts(tx, target, targetId, moved)
  return { state: reactionState(moved, kind), changed: true }
}
