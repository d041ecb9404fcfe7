import { type LinkView, ReportedContent, ReportReason, reportReasons } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'

const { communityLinks, reports, shares, comments, rooms, roomMessages } = tables

/** Of reported content, the gravest. */
const REPORTS_SHOWN = 50

/** Links that still let in, the next to expire first; never their secret. */
export async function listLinks(db: Queryable, communityId: number, now: Date): Promise<LinkView[]> {
  const rows = await db
    .select({ id: communityLinks.id, uses: communityLinks.uses, expiresAt: communityLinks.expiresAt })
    .from(communityLinks)
    .where(and(eq(communityLinks.communityId, communityId), gt(communityLinks.expiresAt, now)))
    .orderBy(asc(communityLinks.expiresAt), asc(communityLinks.id))
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
}

/**
 * What was said there, still stands, and was reported: the reason and the words, never who reported. The staff decides;
 * those who run the community may take it away meanwhile.
 */
export async function listReportedContent(db: Queryable, communityId: number): Promise<ReportedContent[]> {
  const isShared = and(
    inArray(reports.target, ['share', 'comment']),
    eq(shares.communityId, communityId),
    isNull(shares.deletedAt),
    isNull(comments.deletedAt),
  )
  const isSaid = and(
    eq(reports.target, 'roomMessage'),
    eq(rooms.communityId, communityId),
    isNull(roomMessages.deletedAt),
  )
  const rows = await db
    .select({ report: reports })
    .from(reports)
    .leftJoin(comments, and(eq(reports.target, 'comment'), eq(comments.id, reports.targetId)))
    .leftJoin(
      shares,
      or(
        and(eq(reports.target, 'share'), eq(shares.id, reports.targetId)),
        and(eq(reports.target, 'comment'), eq(shares.id, comments.shareId)),
      ),
    )
    .leftJoin(roomMessages, and(eq(reports.target, 'roomMessage'), eq(roomMessages.id, reports.targetId)))
    .leftJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .where(and(eq(reports.state, 'open'), or(isShared, isSaid)))
    .orderBy(asc(reports.severity), desc(reports.createdAt), desc(reports.id))
    .limit(REPORTS_SHOWN)
  return rows.map(({ report }) => ({
    id: report.id,
    target: ReportedContent.shape.target.catch('share').parse(report.target),
    targetId: report.targetId,
    reason: reportReasons[ReportReason.catch('other').parse(report.reason)].label,
    excerpt: report.excerpt,
    url: report.url,
    at: report.createdAt.toISOString(),
  }))
}
