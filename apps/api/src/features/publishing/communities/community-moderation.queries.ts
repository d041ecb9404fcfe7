import { type LinkView, ReportedContent, ReportReason, reportReasons } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { communityLinks, reports, shares, comments, recipeMakings, rooms, roomMessages, users, userProfiles } = tables

/** The most severe first. */
const REPORTS_SHOWN = 50

/** The next to expire first; never the secret. */
export async function listLinks(db: Queryable, communityId: number, now: Date): Promise<LinkView[]> {
  const rows = await db
    .select({ id: communityLinks.id, uses: communityLinks.uses, expiresAt: communityLinks.expiresAt })
    .from(communityLinks)
    .where(and(eq(communityLinks.communityId, communityId), gt(communityLinks.expiresAt, now)))
    .orderBy(asc(communityLinks.expiresAt), asc(communityLinks.id))
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
}

/**
 * Never says who reported. Staff decide; community moderators may remove the content meanwhile. Excerpts of authors
 * hidden from the reader stay hidden.
 */
export async function listReportedContent(
  db: Queryable,
  viewer: Viewer,
  communityId: number,
): Promise<ReportedContent[]> {
  const isShared = and(
    inArray(reports.target, ['share', 'comment', 'making']),
    eq(shares.communityId, communityId),
    isNull(shares.deletedAt),
    isNull(comments.deletedAt),
    isNull(recipeMakings.deletedAt),
  )
  const isSaid = and(
    eq(reports.target, 'roomMessage'),
    eq(rooms.communityId, communityId),
    isNull(roomMessages.deletedAt),
  )
  const rows = await db
    .select({ report: reports, authorVisible: sql<boolean>`coalesce((${memberVisibleTo(viewer)}), false)` })
    .from(reports)
    .leftJoin(comments, and(eq(reports.target, 'comment'), eq(comments.id, reports.targetId)))
    .leftJoin(recipeMakings, and(eq(reports.target, 'making'), eq(recipeMakings.id, reports.targetId)))
    .leftJoin(
      shares,
      or(
        and(eq(reports.target, 'share'), eq(shares.id, reports.targetId)),
        and(eq(reports.target, 'comment'), eq(shares.id, comments.shareId)),
        and(eq(reports.target, 'making'), eq(shares.id, recipeMakings.shareId)),
      ),
    )
    .leftJoin(roomMessages, and(eq(reports.target, 'roomMessage'), eq(roomMessages.id, reports.targetId)))
    .leftJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .leftJoin(users, eq(users.id, reports.aboutId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(reports.state, 'open'), or(isShared, isSaid)))
    .orderBy(asc(reports.severity), desc(reports.createdAt), desc(reports.id))
    .limit(REPORTS_SHOWN)
  return rows.map(({ report, authorVisible }) => ({
    id: report.id,
    target: ReportedContent.shape.target.catch('share').parse(report.target),
    targetId: report.targetId,
    reason: reportReasons[ReportReason.catch('other').parse(report.reason)].label,
    excerpt: authorVisible ? report.excerpt : '',
    url: report.url,
    at: report.createdAt.toISOString(),
  }))
}
