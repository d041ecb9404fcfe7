import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** DSA art. 16. `snapshot` is the evidence as it was read. */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    reporterId: reference('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reporterName: text('reporter_name').notNull().default(''),
    reporterEmail: text('reporter_email').notNull().default(''),
    target: text('target').notNull(),
    targetId: reference('target_id').notNull(),
    aboutId: reference('about_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    severity: integer('severity').notNull(),
    text: text('text').notNull().default(''),
    url: text('url').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    /** No longer read: computed when the reporter opens her reports. */
    excerptShown: boolean('excerpt_shown').notNull().default(false),
    snapshot: jsonb('snapshot').notNull().default({}),
    /** open | upheld | rejected */
    state: text('state').notNull().default('open'),
    assigneeId: reference('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Statement of reasons (DSA art. 17); measures are in `sanctions`. */
    decision: text('decision'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reports_queue').on(table.state, table.severity, table.createdAt, table.id),
    index('reports_about').on(table.aboutId),
    index('reports_target').on(table.target, table.targetId),
    index('reports_reporter').on(table.reporterId),
    index('reports_at').on(table.createdAt),
  ],
)

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    target: text('target').notNull(),
    targetId: reference('target_id'),
    detail: jsonb('detail').notNull().default({}),
    ipAddress: text('ip_address'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_target').on(table.target, table.targetId),
    index('audit_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_actor').on(table.actorId, table.createdAt.desc().nullsFirst()),
  ],
)

/** Each proof of work is valid once (decision 0010). */
export const spentProofs = pgTable('spent_proofs', {
  signature: text('signature').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** From /l/contact. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: identity(),
    /** Null for a visitor. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    /** new | answered | closed */
    state: text('state').notNull().default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_queue').on(table.state, table.createdAt, table.id),
    index('contact_messages_writer').on(table.email, table.createdAt),
  ],
)
