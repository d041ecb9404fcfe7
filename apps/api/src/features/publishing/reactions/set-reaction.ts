import type { Brand } from '@consoeurs/brand'
import type { ReactionState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockPresence } from '../../foundation/visibility/public.ts'
import { type ReactionTarget, reactionState } from './reactions.state.ts'
import { countShareReactions } from './stored-counts.ts'

const { reactions, shares, articles, comments, messages, roomMessages } = tables

type Counts = Record<string, number>

const reactedTo = {
  share: shares,
  article: articles,
  comment: comments,
  message: messages,
  roomMessage: roomMessages,
} as const

/** Locks the row, so that reactions and stored counts change together. */
async function lockCounts(tx: Tx, target: ReactionTarget, id: number): Promise<Counts> {
  const table = reactedTo[target]
  const [row] = await tx
    .select({ counts: table.reactionCounts })
    .from(table as unknown as typeof shares)
    .where(eq(table.id, id))
    .for('no key update')
  return row?.counts ?? {}
}

async function storeCounts(tx: Tx, target: ReactionTarget, id: number, reactionCounts: Counts): Promise<void> {
  const table = reactedTo[target]
  await tx
    .update(table as unknown as typeof shares)
    .set({ reactionCounts })
    .where(eq(table.id, id))
}

export function adjustCounts(counts: Counts, from: string | null, to: string | null): Counts {
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

/** Shares list who reacted, so their count is recounted to match. */
async function recountReactions(
  tx: Tx,
  { target, targetId }: Pick<Reaction, 'target' | 'targetId'>,
  moved: Counts,
): Promise<Counts> {
  if (target === 'share') return (await countShareReactions(tx, [targetId])).get(targetId) ?? {}
  await storeCounts(tx, target, targetId, moved)
  return moved
}

interface Reaction {
  target: ReactionTarget
  targetId: number
  kind: string | null
}

/** Null withdraws the reaction. */
export interface ReactionWish {
  brand: Brand
  targetId: number
  kind: string | null
}

export function checkKind(brand: Brand, kind: string | null): void {
  if (kind === null || brand.reactions.some((offered) => offered.kind === kind)) return
  throw new AppError('VALIDATION', { fields: { kind: ['Cette réaction n’existe pas ici. Recharge la page.'] } })
}

/** `changed` is false for a repeated call. */
export async function setReaction(
  tx: Tx,
  viewer: Viewer,
  { target, targetId, kind }: Reaction,
): Promise<{ counts: Counts; state: ReactionState; changed: boolean }> {
  // In this order: who waits for the member's recount must not hold a row that it needs.
  const [, counts] = await Promise.all([lockPresence(tx, viewer.id), lockCounts(tx, target, targetId)])
  const own = { target, targetId, userId: viewer.id }
  const [before] = await tx
    .select({ kind: reactions.kind })
    .from(reactions)
    .where(and(eq(reactions.target, target), eq(reactions.targetId, targetId), eq(reactions.userId, viewer.id)))
  const from = before?.kind ?? null
  if (from === kind) return { counts, state: reactionState(counts, kind), changed: false }
  await replaceOwn(tx, own, kind)
  const moved = await recountReactions(tx, { target, targetId }, adjustCounts(counts, from, kind))
  return { counts: moved, state: reactionState(moved, kind), changed: true }
}
