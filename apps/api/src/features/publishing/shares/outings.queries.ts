import type { OutingState, Page, ShareView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { CardContext } from '../../people/members/public.ts'
import { ownAnswer, ownWaiting } from './outing/outing-answers.ts'
import { afterCursor, newestFirst, presentShares, shareRows } from './shares.queries.ts'
import { shareListedFor } from './shares.visible.ts'

const { shares } = tables

interface OutingsList {
  which: SQL | undefined
  after: string | undefined
  limit: number
}

/** Soonest first. */
export async function listOutings(
  db: Queryable,
  cards: CardContext,
  { which, after, limit }: OutingsList,
): Promise<Page<ShareView>> {
  const [at, id] = after === undefined ? [] : decodeCursor(after, InstantCursor)
  const later = at && sql`(${shares.outingAt}, ${shares.id}) > (${at.toISOString()}::timestamptz, ${id}::bigint)`
  const rows = await shareRows(db, cards.viewer?.id ?? 0)
    .where(and(isNotNull(shares.outingAt), shareListedFor(cards.viewer), which, later))
    .orderBy(asc(shares.outingAt), asc(shares.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ share }) => [share.outingAt?.toISOString() ?? '', share.id])
  return { items: await presentShares(db, cards, page.items), cursor: page.cursor }
}

/** « Date à choisir », newest first. */
export async function listDatePolls(
  db: Queryable,
  cards: CardContext,
  { which, after, limit }: OutingsList,
): Promise<Page<ShareView>> {
  const rows = await shareRows(db, cards.viewer?.id ?? 0)
    .where(
      and(
        isNotNull(shares.outingDates),
        shareListedFor(cards.viewer),
        which,
        after === undefined ? undefined : afterCursor(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ share }) => [share.publishedAt.toISOString(), share.id])
  return { items: await presentShares(db, cards, page.items), cursor: page.cursor }
}

/** The caller has checked that the viewer may see the share. */
export async function loadOutingState(db: Queryable, viewer: Viewer, shareId: number): Promise<OutingState> {
  const [row] = await db
    .select({ going: shares.goingCount, waiting: ownWaiting(viewer.id), answer: ownAnswer(viewer.id) })
    .from(shares)
    .where(eq(shares.id, shareId))
  if (row === undefined) throw new AppError('SHARE_NOT_FOUND')
  return { ...row, mine: row.answer !== null }
}
