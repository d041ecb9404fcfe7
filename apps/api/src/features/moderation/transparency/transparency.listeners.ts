import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'

const formatted = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' })

/** The year in Paris time, as published. */
export const yearInParis = (at: Date): number => Number(formatted.format(at))

const { certifications, moderationCounts, reports, reviews, sanctions } = tables

const HOUR = 3_600_000

const hoursBetween = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / HOUR))

type ModerationCount = Omit<typeof moderationCounts.$inferInsert, 'year'>

const count = (tx: Tx, at: Date, counted: ModerationCount) =>
  tx.insert(moderationCounts).values({ year: yearInParis(at), ...counted })

async function loadReview(tx: Tx, id: number) {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id))
  return review && { ...review, about: review.reportId === null ? 'sanction' : 'report' }
}

/** Counted anonymously as it happens, because reports are deleted before their year is published. */
export const transparencyListeners = ({ now }: Pick<FeatureOptions, 'now'>): EventListener[] => [
  on('report.filed', async ({ reportId }, tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, reportId))
    if (report !== undefined) await count(tx, report.createdAt, { what: 'received', about: report.reason })
  }),
  on('report.decided', async ({ reportId }, tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, reportId))
    if (report === undefined) return
    const at = report.decidedAt ?? now()
    const hours = hoursBetween(report.createdAt, at)
    await count(tx, at, { what: 'decided', about: report.reason, outcome: report.state, hours })
  }),
  on('certification.asked', async (_asked, tx) => {
    await count(tx, now(), { what: 'certificationAsked', about: '' })
  }),
  on('certification.told', async ({ what, certificationId }, tx) => {
    if (what === 'ending' || what === 'lapsed') return
    const [row] = await tx
      .select()
      .from(certifications)
      .where(eq(certifications.id, certificationId ?? 0))
    const at = (what === 'revoked' ? row?.endedAt : row?.decidedAt) ?? now()
    const hours = what === 'revoked' || !row?.sentAt ? null : hoursBetween(row.sentAt, at)
    await count(tx, at, { what: 'certification', about: '', outcome: what, hours })
  }),
  on('sanction.given', async ({ sanctionId }, tx) => {
    const [sanction] = await tx.select().from(sanctions).where(eq(sanctions.id, sanctionId))
    if (sanction === undefined) return
    await count(tx, sanction.createdAt, { what: 'measure', about: sanction.kind, outcome: sanction.ground })
  }),
  on('review.asked', async ({ reviewId }, tx) => {
    const review = await loadReview(tx, reviewId)
    if (review !== undefined) await count(tx, review.createdAt, { what: 'asked', about: review.about })
  }),
  on('review.decided', async ({ reviewId }, tx) => {
    const review = await loadReview(tx, reviewId)
    if (review === undefined) return
    const at = review.decidedAt ?? now()
    const hours = hoursBetween(review.createdAt, at)
    await count(tx, at, { what: 'reviewed', about: review.about, outcome: review.state, hours })
  }),
]
