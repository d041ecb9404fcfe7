import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** With IDENTITY=firebase. Rows outlive the member so that erasing the Firebase account can be retried. */
export const firebaseAccounts = pgTable(
  'firebase_accounts',
  {
    uid: text('uid').primaryKey(),
    /** Null: to be erased at Firebase. */
    userId: reference('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Known revocation of older tokens; a later instant at Firebase is a new one. */
    tokensValidFrom: instant('tokens_valid_from'),
    /** Then we enable it again after the ban. */
    disabledByUs: boolean('disabled_by_us').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('firebase_accounts_left').on(table.uid).where(sql`${table.userId} is null`)],
)
