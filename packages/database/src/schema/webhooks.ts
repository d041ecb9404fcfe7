import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'

/** Endpoints of others that receive events (decision 0061). */
export const webhooks = pgTable('webhooks', {
  id: identity(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** `WebhookEvent` of the contract. */
  events: text('events').array().notNull(),
  /** Encrypted: `whsec_` and base64. */
  secret: text('secret').notNull(),
  secretMadeAt: instant('secret_made_at').notNull(),
  /** Encrypted; signs beside the new one until then. */
  formerSecret: text('former_secret'),
  formerSecretUntil: instant('former_secret_until'),
  /** First failure since the last success. */
  failingSince: instant('failing_since'),
  disabledAt: instant('disabled_at'),
  /** hand | failing | gone */
  disabledReason: text('disabled_reason').$type<'hand' | 'failing' | 'gone'>(),
  createdAt: createdAt(),
})

/** One message to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: reference('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for every endpoint and attempt. */
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    /** As it is signed and sent. */
    body: text('body').notNull(),
    /** waiting | delivered | failed */
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Failures since it was sent first, or again by hand. */
    failures: integer('failures').notNull().default(0),
    /** One attempt, whatever the answer, also to a disabled endpoint. */
    isTest: boolean('is_test').notNull().default(false),
    status: integer('status'),
    /** `WebhookFailure` of the contract. */
    failure: text('failure'),
    answer: text('answer').notNull().default(''),
    lastAttemptAt: instant('last_attempt_at'),
    /** Null unless waiting. */
    nextAttemptAt: instant('next_attempt_at'),
    /** While an attempt runs: when it counts as lost. */
    claimedUntil: instant('claimed_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.messageId),
    index('webhook_deliveries_list').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_old').on(table.createdAt),
  ],
)

/** Published content, as receivers were last told. */
export const webhookContents = pgTable(
  'webhook_contents',
  {
    /** articles | pages | faq | categories | tags | ingredients */
    collection: text('collection').notNull(),
    targetId: reference('target_id').notNull(),
    slug: text('slug').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.targetId] })],
)
