import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { contentMessage, isAnnounced } from './content-messages.ts'
import { queueMessage, type WebhookMessage } from './queue-message.ts'

const { reports, reviews } = tables

/** Neither who reported, nor whom, nor a word of it. */
async function reportMessage(tx: Tx, id: number, type: 'report.received' | 'report.decided') {
  const [report] = await tx
    .select({ target: reports.target, reason: reports.reason, outcome: reports.state })
    .from(reports)
    .where(eq(reports.id, id))
  if (report === undefined) return null
  const { target, reason, outcome } = report
  return { type, data: { id, target, reason, ...(type === 'report.decided' && { outcome }) } }
}

async function appealMessage(tx: Tx, id: number, type: 'appeal.received' | 'appeal.decided') {
  const [review] = await tx
    .select({ reportId: reviews.reportId, outcome: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, id))
  if (review === undefined) return null
  const { reportId, outcome } = review
  const about = reportId === null ? 'measure' : 'report'
  return { type, data: { id, about, ...(type === 'appeal.decided' && { outcome }) } }
}

type ListenerOptions = Pick<FeatureOptions, 'jobs' | 'now' | 'settings'>

/** Writes the deliveries; the job sends them after the commit. */
export function webhooksListeners(options: ListenerOptions): EventListener[] {
  const { settings, now } = options
  const queue = async (tx: Tx, eventId: number, message: WebhookMessage | null) => {
    if (message !== null) await queueMessage(tx, options, { ...message, id: `evt_${eventId}` })
  }
  return [
    on('content.changed', async ({ collection, id }, tx, eventId) => {
      if (!isAnnounced(collection)) return
      const parts = { now: now(), publicUrl: settings.publicUrl, isSaved: true }
      await queue(tx, eventId, await contentMessage(tx, { collection, id }, parts))
    }),
    on('report.filed', async ({ reportId }, tx, eventId) =>
      queue(tx, eventId, await reportMessage(tx, reportId, 'report.received')),
    ),
    on('report.decided', async ({ reportId }, tx, eventId) =>
      queue(tx, eventId, await reportMessage(tx, reportId, 'report.decided')),
    ),
    on('review.asked', async ({ reviewId }, tx, eventId) =>
      queue(tx, eventId, await appealMessage(tx, reviewId, 'appeal.received')),
    ),
    on('review.decided', async ({ reviewId }, tx, eventId) =>
      queue(tx, eventId, await appealMessage(tx, reviewId, 'appeal.decided')),
    ),
  ]
}
