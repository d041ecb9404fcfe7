import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import { makingVisibleTo } from '../../kitchen/makings/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { loadReportedShare, loadShareExcerpts } from './reported-content.ts'
import { asFlag, unblockedAt } from './target-visibility.ts'

const { files, recipeMakings, userProfiles, users } = tables

const excerptOf = ({ text, changes }: { text: string; changes: string }) =>
  truncateMessage(text || changes || 'Une recette refaite')

/** Visible only with its recipe. */
export const loadReportedMaking: LoadReported = async (tx, viewer, { targetId }) => {
  const unblocked = unblockedAt(viewer, users.id, [recipeMakings.createdAt])
  const [row] = await tx
    .select({
      making: recipeMakings,
      username: users.username,
      file: files.name,
      visible: asFlag(makingVisibleTo(viewer)),
      known: asFlag(makingVisibleTo(viewer, unblocked)),
    })
    .from(recipeMakings)
    .innerJoin(users, eq(users.id, recipeMakings.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(files, eq(files.id, recipeMakings.fileId))
    .where(eq(recipeMakings.id, targetId ?? 0))
  if (row === undefined) return null
  const { making, username, file } = row
  const recipe = await loadReportedShare(tx, viewer, { targetId: making.shareId })
  if (recipe === null) return null
  const { id, memberId, text, changes, alt, createdAt: at } = making
  return {
    targetId: id,
    aboutId: memberId,
    visible: row.visible && recipe.visible,
    known: row.known && recipe.known,
    url: recipe.url,
    excerpt: excerptOf(making),
    snapshot: { username, text, changes, at, share: recipe.excerpt, images: file === null ? [] : [{ file, alt }] },
  }
}

export const loadMakingExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  if (ids.length === 0) return new Map()
  const { id, shareId, text, changes } = recipeMakings
  const rows = await db
    .select({ id, shareId, text, changes })
    .from(recipeMakings)
    .innerJoin(users, eq(users.id, recipeMakings.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(id, ids), makingVisibleTo(viewer)))
  const recipes = await loadShareExcerpts(
    db,
    viewer,
    rows.map((row) => row.shareId),
  )
  return new Map(rows.filter((row) => recipes.has(row.shareId)).map((row) => [row.id, excerptOf(row)]))
}
