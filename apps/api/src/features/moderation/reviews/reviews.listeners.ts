import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'

const { reports, reviews, users } = tables

/** By mail, because a suspended member or a visitor cannot read it on the site (DSA art. 20(5)). */
export const reviewsListeners = ({ jobs, settings }: Pick<FeatureOptions, 'jobs' | 'settings'>): EventListener[] => [
  on('review.decided', async ({ reviewId }, tx) => {
    const askers = alias(users, 'askers')
    const [row] = await tx
      .select({ review: reviews, reporterEmail: reports.reporterEmail, email: askers.email })
      .from(reviews)
      .leftJoin(reports, eq(reports.id, reviews.reportId))
      .leftJoin(askers, eq(askers.id, reviews.askerId))
      .where(eq(reviews.id, reviewId))
    const to = row?.email ?? row?.reporterEmail ?? ''
    if (row === undefined || to === '') return
    const { reportId, state, decision } = row.review
    const props = {
      reportId,
      changed: state === 'changed',
      statement: decision ?? '',
      safetyUrl: `${settings.publicUrl}/l/securite`,
    }
    await jobs.enqueue('mail', { kind: 'reviewDecided', to, props }, tx)
  }),
]
