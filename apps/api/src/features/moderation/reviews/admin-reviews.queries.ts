import {
  type DeskList,
  type DeskReview,
  type DeskReviewRow,
  type DeskReviewsQuery,
  HideableTarget,
  ReviewState,
  truncateMessage,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { listQueue } from '../queues/public.ts'
import { loadReportRow } from '../reports/public.ts'
import { listSanctionsOf } from '../sanctions/public.ts'
import { type ReviewSides, reviewPolicy } from './reviews.policy.ts'

const { reports, reviews, sanctions, users } = tables
const askers = alias(users, 'askers')
const firstJudges = alias(users, 'first_judges')
const struck = alias(users, 'struck')

const memberId = sql<number | null>`coalesce(${sanctions.memberId}, ${reports.aboutId})`.mapWith(reports.aboutId)
const decidedFirstById = sql<number | null>`coalesce(${sanctions.byId}, ${reports.decidedById})`.mapWith(sanctions.byId)

const reviewRows = (db: Queryable) =>
  db
    .select({
      review: reviews,
      report: reports,
      asker: { id: askers.id, name: askers.name },
      decidedFirstBy: firstJudges.name,
      decidedFirstById,
      member: { id: struck.id, username: struck.username, displayName: struck.name },
    })
    .from(reviews)
    .leftJoin(reports, eq(reports.id, reviews.reportId))
    .leftJoin(sanctions, eq(sanctions.id, reviews.sanctionId))
    .leftJoin(askers, eq(askers.id, reviews.askerId))
    .leftJoin(firstJudges, eq(firstJudges.id, decidedFirstById))
    .leftJoin(struck, eq(struck.id, memberId))

export type ReviewedRow = Awaited<ReturnType<typeof reviewRows>>[number]

/** Excludes the viewer's own requests and measures. */
const isNotOwn = (viewer: Viewer): SQL | undefined =>
  and(
    or(isNull(reviews.askerId), ne(reviews.askerId, viewer.id)),
    or(sql`${memberId} is null`, sql`${memberId} <> ${viewer.id}`),
  )

export const sidesOf = ({ review, member, decidedFirstById: first }: ReviewedRow): ReviewSides => ({
  askerId: review.askerId,
  memberId: member?.id ?? null,
  decidedFirstById: first,
})

function rowOf({ review, report, asker, decidedFirstBy }: ReviewedRow): DeskReviewRow {
  const visitor = report?.reporterName || 'Une personne qui n’a pas de compte'
  return {
    id: review.id,
    subject: review.reportId === null ? 'sanction' : 'report',
    state: ReviewState.catch('open').parse(review.state),
    asker: { id: asker?.id ?? null, name: asker?.name ?? visitor },
    excerpt: truncateMessage(review.text),
    decidedFirstBy,
    createdAt: review.createdAt.toISOString(),
  }
}

function about(subject: DeskReviewsQuery['subject']): SQL | undefined {
  if (subject === undefined) return undefined
  return isNotNull(subject === 'report' ? reviews.reportId : reviews.sanctionId)
}

/** Oldest first by default. */
export async function listReviews(
  db: Queryable,
  viewer: Viewer,
  query: DeskReviewsQuery,
): Promise<DeskList<DeskReviewRow>> {
  const { state, subject, q, sort = 'createdAt:asc' } = query
  const order = sort === 'createdAt:asc' ? asc : desc
  const wanted = and(
    isNotOwn(viewer),
    state === 'any' ? undefined : eq(reviews.state, state),
    about(subject),
    containsText(q, [reviews.text, askers.name]),
  )
  return listQueue(db, {
    page: query,
    select: () => reviewRows(db).where(wanted).$dynamic(),
    order: [order(reviews.createdAt), order(reviews.id)],
    view: rowOf,
  })
}

/** Excludes the viewer's own first decisions. */
export const countOpenReviews = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(
    reviewRows(db)
      .where(
        and(
          eq(reviews.state, 'open'),
          isNotOwn(viewer),
          or(sql`${decidedFirstById} is null`, sql`${decidedFirstById} <> ${viewer.id}`),
        ),
      )
      .as('found'),
  )

/** @throws AppError REVIEW_NOT_FOUND if it does not exist or concerns the viewer */
export async function requireReview(db: Queryable, viewer: Viewer, id: number): Promise<ReviewedRow> {
  const [row] = await reviewRows(db).where(eq(reviews.id, id))
  if (row === undefined || !can(reviewPolicy, viewer, 'review.open', sidesOf(row))) {
    throw new AppError('REVIEW_NOT_FOUND')
  }
  return row
}

async function loadDecision(db: Queryable, { review }: ReviewedRow): Promise<DeskReview['decision']> {
  if (review.state === 'open') return null
  const [judge] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, review.decidedById ?? 0))
  return { statement: review.decision ?? '', by: judge?.name ?? null, at: review.decidedAt?.toISOString() ?? null }
}

async function loadMeasure(db: Queryable, { review, member }: ReviewedRow, now: Date): Promise<DeskReview['sanction']> {
  if (review.sanctionId === null || member === null) return null
  return (await listSanctionsOf(db, member.id, now)).find(({ id }) => id === review.sanctionId) ?? null
}

/** The caller must log the opening. */
export async function loadReview(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<DeskReview> {
  const found = await requireReview(db, viewer, id)
  const { review, report, member, decidedFirstById: first } = found
  const decides = review.state === 'open' && can(reviewPolicy, viewer, 'review.decide', sidesOf(found))
  const ofReport = report !== null && review.reportId !== null
  return {
    ...rowOf(found),
    text: review.text,
    report: ofReport
      ? {
          ...(await loadReportRow(db, report.id)),
          statement: report.decision ?? '',
          decidedAt: report.decidedAt?.toISOString() ?? null,
        }
      : null,
    sanction: await loadMeasure(db, found, now),
    member: member?.id === undefined ? null : member,
    decision: await loadDecision(db, found),
    can: {
      decide: decides,
      hide: decides && ofReport && HideableTarget.safeParse(report.target).success && report.aboutId !== null,
      sanction: decides && ofReport && report.aboutId !== null,
    },
    isHers: first === viewer.id,
  }
}
