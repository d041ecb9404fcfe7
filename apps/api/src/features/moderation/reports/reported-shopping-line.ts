import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { listIsUsedBy } from '../../kitchen/shopping/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'

const { shoppingLines, shoppingLists, users } = tables

/** Lines before and after the reported one. */
const AROUND = 5

const { id, name, writtenAt, writtenById } = shoppingLines

interface ReportedLine {
  id: number
  ownerId: number
  writtenAt: Date
}

async function loadAround(tx: Tx, line: ReportedLine) {
  const lines = (which: SQL, order: SQL) =>
    tx
      .select({ authorId: writtenById, text: name, at: writtenAt })
      .from(shoppingLines)
      .where(
        and(
          eq(shoppingLines.ownerId, line.ownerId),
          ne(id, line.id),
          isNull(shoppingLines.removedAt),
          isNotNull(writtenById),
          which,
        ),
      )
      .orderBy(order)
      .limit(AROUND)
  const before = await lines(lt(writtenAt, line.writtenAt), desc(writtenAt))
  const after = await lines(gte(writtenAt, line.writtenAt), asc(writtenAt))
  return { before: before.toReversed(), after }
}

/**
 * A line of a shared list, for those who use the list now. Nobody is named on a list, so the reporter does not learn who
 * wrote it. Lines of earlier releases have no writer: nobody could be held to them.
 */
export const loadReportedShoppingLine: LoadReported = async (tx, viewer, { targetId }) => {
  if (viewer === null) return null
  const [row] = await tx
    .select({ id, name, writtenAt, writtenById, ownerId: shoppingLines.ownerId, username: users.username })
    .from(shoppingLines)
    .innerJoin(shoppingLists, eq(shoppingLists.ownerId, shoppingLines.ownerId))
    .innerJoin(users, eq(users.id, writtenById))
    .where(and(eq(id, targetId ?? 0), isNull(shoppingLines.removedAt), listIsUsedBy(viewer.id)))
  if (row === undefined || row.writtenById === null) return null
  return {
    ...{ targetId: row.id, aboutId: row.writtenById, visible: true, known: true, isAnonymous: true },
    url: '/courses',
    excerpt: truncateMessage(row.name),
    snapshot: { username: row.username, text: row.name, at: row.writtenAt, ...(await loadAround(tx, row)) },
  }
}

export const loadShoppingLineExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const rows = await db
    .select({ id, name })
    .from(shoppingLines)
    .innerJoin(shoppingLists, eq(shoppingLists.ownerId, shoppingLines.ownerId))
    .where(and(inArray(id, ids), isNull(shoppingLines.removedAt), listIsUsedBy(viewer.id)))
  return new Map(rows.map((row) => [row.id, truncateMessage(row.name)]))
}
