import { Id, type OwnMeasure, type Page, type PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { ownMeasure } from './reviews.views.ts'

const { reports, reviews, sanctions } = tables

const measures = (db: Queryable) =>
  db
    .select({ sanction: sanctions, review: reviews, excerpt: reports.excerpt })
    .from(sanctions)
    .leftJoin(reviews, eq(reviews.sanctionId, sanctions.id))
    .leftJoin(reports, eq(reports.id, sanctions.reportId))

export async function listOwnMeasures(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  now: Date,
): Promise<Page<OwnMeasure>> {
  const before = cursor === undefined ? undefined : lt(sanctions.id, decodeCursor(cursor, z.tuple([Id]))[0])
  const rows = await measures(db)
    .where(and(eq(sanctions.memberId, viewer.id), before))
    .orderBy(desc(sanctions.id))
    .limit(limit + 1)
  const { items, cursor: next } = takePage(rows, limit, ({ sanction }) => [sanction.id])
  return { items: items.map((row) => ownMeasure(row, now)), cursor: next }
}

/** A ban before a suspension, then the longest suspension. */
export async function loadActiveSuspension(db: Queryable, memberId: number, now: Date): Promise<OwnMeasure | null> {
  const [row] = await measures(db)
    .where(
      and(
        eq(sanctions.memberId, memberId),
        inArray(sanctions.kind, ['ban', 'suspension']),
        isNull(sanctions.liftedAt),
        or(isNull(sanctions.until), gt(sanctions.until, now)),
      ),
    )
    .orderBy(sql`${sanctions.kind} = 'ban' desc`, desc(sanctions.until), desc(sanctions.id))
    .limit(1)
  return row === undefined ? null : ownMeasure(row, now)
}
