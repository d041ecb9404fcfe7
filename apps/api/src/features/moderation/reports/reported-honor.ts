import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, unblockedAt } from './target-visibility.ts'

const { honors, users, userProfiles } = tables

/** Only its receiver reads the word of an honour. */
const isReceivedWord = (viewer: Viewer | null) => and(eq(honors.toId, viewer?.id ?? 0), ne(honors.word, ''))

export const loadReportedHonor: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      honor: honors,
      username: users.username,
      visible: asFlag(memberVisibleTo(viewer)),
      known: asFlag(memberVisibleTo(viewer, unblockedAt(viewer, users.id, [honors.createdAt]))),
    })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(honors.id, targetId ?? 0), isReceivedWord(viewer)))
  if (row === undefined) return null
  const { honor, username, visible, known } = row
  const { id, fromId, word, createdAt } = honor
  return {
    targetId: id,
    aboutId: fromId,
    visible,
    known,
    url: `/p/${username}`,
    excerpt: truncateMessage(word),
    snapshot: { username, text: word, at: createdAt },
  }
}

export const loadHonorExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const rows = await db
    .select({ id: honors.id, word: honors.word })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(honors.id, ids), isReceivedWord(viewer), memberVisibleTo(viewer)))
  return new Map(rows.map(({ id, word }) => [id, truncateMessage(word)]))
}
