import type { ReactionState } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'

const { reactions } = tables

export type ReactionTarget = 'share' | 'article' | 'comment' | 'message' | 'roomMessage'

/** Most given first, then by name for a stable order. */
export function reactionState(counts: Record<string, number>, mine: string | null): ReactionState {
  const entries = Object.entries(counts).map(([kind, count]) => ({ kind, count }))
  entries.sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind))
  return { counts: entries, total: entries.reduce((sum, { count }) => sum + count, 0), mine }
}

const reactionsOf = prepared((db) =>
  db
    .select({ targetId: reactions.targetId, kind: reactions.kind })
    .from(reactions)
    .where(
      and(
        eq(reactions.target, sql.placeholder('target')),
        sql`${reactions.targetId} = any(${sql.placeholder('targetIds')})`,
        eq(reactions.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('own_reactions'),
)

export const ownReaction = (viewerId: number | Placeholder, target: ReactionTarget, targetId: AnyColumn) =>
  sql<string | null>`(select ${reactions.kind} from ${reactions} where ${reactions.target} = ${sql.raw(`'${target}'`)}
    and ${reactions.targetId} = ${targetId} and ${reactions.userId} = ${viewerId})`

/** By target id. */
export async function loadOwnReactions(
  db: Queryable,
  viewer: Pick<Viewer, 'id'> | null,
  target: ReactionTarget,
  targetIds: number[],
): Promise<Map<number, string>> {
  if (viewer === null || targetIds.length === 0) return new Map()
  const rows = await reactionsOf(db).execute({ target, targetIds, userId: viewer.id })
  return new Map(rows.map(({ targetId, kind }) => [targetId, kind]))
}

/** For broadcasts: each client knows `mine`. */
export function sharedReactionState(counts: Record<string, number>): Omit<ReactionState, 'mine'> {
  const { mine: _mine, ...shared } = reactionState(counts, null)
  return shared
}
