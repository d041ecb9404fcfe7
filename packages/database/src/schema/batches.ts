import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import { shares } from './shares.ts'

/** « Mes bocaux »: sprouts and ferments that a member follows. Private, but for a result that she shares. */
export const batches = pgTable(
  'batches',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** germination | fermentation | soaking | drying */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    recipeId: reference('recipe_id').references(() => shares.id, { onDelete: 'set null' }),
    /** Slug in the vocabulary. */
    ingredient: text('ingredient'),
    startedAt: instant('started_at').notNull(),
    expectedEndAt: instant('expected_end_at'),
    endedAt: instant('ended_at'),
    everyHours: integer('every_hours'),
    /** The day of the start is day 1. */
    reminderDays: integer('reminder_days').array().notNull().default([]),
    /** Null once it has ended, or where no reminder is left. */
    nextReminderAt: instant('next_reminder_at'),
    /** care | day | end */
    nextReminder: text('next_reminder'),
    /** Rinsed, tasted, turned: the newest. */
    lastCareAt: instant('last_care_at'),
    /** success | partial | failure */
    outcome: text('outcome'),
    learned: text('learned').notNull().default(''),
    /** private | anonymous | named */
    sharing: text('sharing').notNull().default('private'),
    sharedAt: instant('shared_at'),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('batches_client').on(table.userId, table.clientId),
    index('batches_running').on(table.userId, table.id.desc()).where(sql`${table.endedAt} is null`),
    index('batches_ended')
      .on(table.userId, table.endedAt.desc(), table.id.desc())
      .where(sql`${table.endedAt} is not null`),
    index('batches_reminders').on(table.nextReminderAt, table.id).where(sql`${table.nextReminderAt} is not null`),
    index('batches_of_recipe')
      .on(table.recipeId, table.sharedAt.desc(), table.id.desc())
      .where(sql`${table.sharedAt} is not null`),
    index('batches_of_ingredient')
      .on(table.ingredient, table.sharedAt.desc(), table.id.desc())
      .where(sql`${table.sharedAt} is not null`),
  ],
)

/** Observations, day by day. */
export const batchNotes = pgTable(
  'batch_notes',
  {
    id: identity(),
    batchId: reference('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** note | care */
    kind: text('kind').notNull(),
    text: text('text').notNull().default(''),
    fileId: reference('file_id').references(() => files.id, { onDelete: 'set null' }),
    alt: text('alt').notNull().default(''),
    /** When it was observed. */
    at: instant('at').notNull(),
  },
  (table) => [
    unique('batch_notes_client').on(table.batchId, table.clientId),
    index('batch_notes_batch').on(table.batchId, table.at.desc(), table.id.desc()),
    index('batch_notes_user').on(table.userId),
    index('batch_notes_file').on(table.fileId).where(sql`${table.fileId} is not null`),
  ],
)
