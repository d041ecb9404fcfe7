import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import { resultVisibleTo } from '../../kitchen/batches/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, unblockedAt } from './target-visibility.ts'

const { batches, shares, users, userProfiles } = tables

const excerptOf = ({ name, learned }: { name: string; learned: string }) => truncateMessage(learned || name)

/** A shared result of a jar; moderators read its author also where it was shared without her name. */
export const loadReportedBatchResult: LoadReported = async (tx, viewer, { targetId }) => {
  if (viewer === null) return null
  const [row] = await tx
    .select({
      batch: batches,
      username: users.username,
      recipe: shares.slug,
      title: shares.title,
      visible: asFlag(resultVisibleTo(viewer)),
      known: asFlag(resultVisibleTo(viewer, unblockedAt(viewer, users.id, [batches.sharedAt]))),
    })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(shares, eq(shares.id, batches.recipeId))
    .where(eq(batches.id, targetId ?? 0))
  if (row === undefined) return null
  const { batch, username, recipe, title, visible, known } = row
  const { id, userId, name, kind, outcome, learned, sharing, sharedAt } = batch
  return {
    targetId: id,
    aboutId: userId,
    visible,
    known,
    isAnonymous: sharing === 'anonymous',
    url: recipe === null ? '/saison' : `/shares/${recipe}`,
    excerpt: excerptOf(batch),
    snapshot: { username, name, kind, outcome, text: learned, share: title ?? '', at: sharedAt },
  }
}

export const loadBatchResultExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const rows = await db
    .select({ id: batches.id, name: batches.name, learned: batches.learned })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(batches.id, ids), resultVisibleTo(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}
