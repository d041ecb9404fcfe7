import {
  type DeskWebhook,
  type DeskWebhookDelivery,
  WebhookEvent,
  WebhookFailure,
  type WebhookState,
} from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export type WebhookRow = typeof tables.webhooks.$inferSelect
export type DeliveryRow = typeof tables.webhookDeliveries.$inferSelect

const instant = (at: Date | null) => at?.toISOString() ?? null

function stateOf({ disabledAt, failingSince }: WebhookRow): WebhookState {
  if (disabledAt !== null) return 'disabled'
  return failingSince === null ? 'active' : 'failing'
}

const lastOf = ({ type, state, lastAttemptAt, createdAt }: DeliveryRow): DeskWebhook['lastDelivery'] => ({
  type,
  state,
  at: (lastAttemptAt ?? createdAt).toISOString(),
})

/** Never the secret. An event that no longer exists is left out. */
export const webhookView = (row: WebhookRow, last: DeliveryRow | undefined, now: Date): DeskWebhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: WebhookEvent.options.filter((event) => row.events.includes(event)),
  state: stateOf(row),
  failingSince: instant(row.failingSince),
  disabledReason: row.disabledReason,
  disabledAt: instant(row.disabledAt),
  formerSecretUntil:
    row.formerSecretUntil !== null && row.formerSecretUntil > now ? instant(row.formerSecretUntil) : null,
  createdAt: row.createdAt.toISOString(),
  lastDelivery: last === undefined ? null : lastOf(last),
})

export const deliveryView = (row: DeliveryRow): DeskWebhookDelivery => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  failure: WebhookFailure.nullable().catch(null).parse(row.failure),
  answer: row.answer,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: instant(row.lastAttemptAt),
  nextAttemptAt: instant(row.nextAttemptAt),
})
