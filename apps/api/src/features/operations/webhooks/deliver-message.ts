import { cleanText, limits, startOf, type WebhookFailure } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { FetchRefused, type PublicPoster } from '../../../platform/outgoing/fetch-public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { openSecrets } from './open-secrets.ts'
import { retryDelay } from './retry-delay.ts'
import { signMessage } from './sign-message.ts'
import { noteFailure, noteSuccess } from './stop-webhook.ts'

const { webhookDeliveries, webhooks } = tables

export type DeliverParts = Pick<FeatureOptions, 'unitOfWork' | 'jobs' | 'now' | 'settings'> & { poster: PublicPoster }

/** An attempt without an outcome after that is lost with its process, and made again. */
const LEASE = 120_000
/** The clock of the job queue is the database’s. */
const SKEW = 5000
/** Bytes: the longest characters fit. */
const ANSWER_BYTES = 4 * limits.webhooks.answer
const GONE = 410

export const isUnclaimed = (now: Date) =>
  or(isNull(webhookDeliveries.claimedUntil), lte(webhookDeliveries.claimedUntil, now))

type Delivery = typeof webhookDeliveries.$inferSelect
type Webhook = typeof webhooks.$inferSelect
export interface ClaimedDelivery {
  delivery: Delivery
  webhook: Webhook
}

/**
 * Counts the attempt before it is made. Of two jobs for a delivery, one gets it.
 * @returns null where it is not due, delivered, given up, or its endpoint is disabled
 */
export async function claimDelivery(tx: Tx, id: number, now: Date): Promise<ClaimedDelivery | null> {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAttemptAt, new Date(now.getTime() + SKEW)),
        isUnclaimed(now),
        or(isNull(webhooks.disabledAt), eq(webhookDeliveries.isTest, true)),
      ),
    )
    .for('update', { of: webhookDeliveries, skipLocked: true })
  if (row === undefined) return null
  const attempts = row.delivery.attempts + 1
  await tx
    .update(webhookDeliveries)
    .set({ attempts, lastAttemptAt: now, claimedUntil: new Date(now.getTime() + LEASE) })
    .where(eq(webhookDeliveries.id, id))
  return { ...row, delivery: { ...row.delivery, attempts } }
}

interface Outcome {
  status: number | null
  failure: WebhookFailure | null
  answer: string
}

/** By the codes of Node and OpenSSL. */
function failureOf(error: unknown): WebhookFailure {
  const { name, code = '', message } = error as Error & { code?: string }
  if (error instanceof FetchRefused || message.includes('is not allowed')) return 'address'
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  return /CERT|TLS|SSL|SIGNATURE|SIGNED/.test(code) ? 'certificate' : 'unreachable'
}

const failed = (failure: WebhookFailure): Outcome => ({ status: null, failure, answer: '' })

async function sendOnce({ poster, settings }: DeliverParts, claimed: ClaimedDelivery, now: Date): Promise<Outcome> {
  const { delivery, webhook } = claimed
  const { messageId: id, body } = delivery
  const secrets = await openSecrets(webhook, settings, now)
  if (secrets.length === 0) return failed('secret')
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage(secrets, { id, timestamp, body }),
  }
  try {
    const answered = await poster.post(new URL(webhook.url), { headers, body, maxBytes: ANSWER_BYTES })
    const answer = startOf(cleanText(new TextDecoder().decode(answered.body)), limits.webhooks.answer)
    return { status: answered.status, failure: null, answer }
  } catch (error) {
    return failed(failureOf(error))
  }
}

const isSuccess = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

async function recordFailure(
  tx: Tx,
  { jobs }: Pick<DeliverParts, 'jobs'>,
  { delivery, webhook }: ClaimedDelivery,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { id: deliveryId, isTest } = delivery
  const failures = delivery.failures + 1
  const isGone = outcome.status === GONE
  const delay = isTest || isGone ? null : retryDelay(failures)
  const nextAttemptAt = delay === null ? null : new Date(now.getTime() + delay)
  const [waiting] = await tx
    .update(webhookDeliveries)
    .set({
      ...outcome,
      failures,
      nextAttemptAt,
      claimedUntil: null,
      state: nextAttemptAt === null ? 'failed' : 'waiting',
    })
    // It may have been delivered, or given up with its endpoint, meanwhile.
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')))
    .returning({ id: webhookDeliveries.id })
  if (waiting !== undefined && nextAttemptAt !== null) {
    await jobs.enqueue('webhooks.deliver', { deliveryId }, tx, { at: nextAttemptAt })
  }
  if (!isTest) await noteFailure(tx, webhook.id, { isGone, now })
}

/** At least once: a process that ends between the answer and its record leads to a second attempt, with the same id. */
export async function deliverMessage(parts: DeliverParts, deliveryId: number): Promise<void> {
  const { unitOfWork, now } = parts
  const claimed = await unitOfWork((tx) => claimDelivery(tx, deliveryId, now()))
  if (claimed === null) return
  const outcome = await sendOnce(parts, claimed, now())
  await unitOfWork(async (tx) => {
    if (!isSuccess(outcome)) return recordFailure(tx, parts, claimed, { outcome, now: now() })
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, state: 'delivered', failures: 0, nextAttemptAt: null, claimedUntil: null })
      .where(eq(webhookDeliveries.id, deliveryId))
    if (!claimed.delivery.isTest) await noteSuccess(tx, claimed.webhook.id)
  })
}
