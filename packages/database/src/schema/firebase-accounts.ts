import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/**
 * With IDENTITY=firebase: who she is there. A row stays when its member goes: it is how the account at Firebase is
 * erased too, as often as it takes.
 */
export const firebaseAccounts = pgTable(
  'firebase_accounts',
  {
    uid: text('uid').primaryKey(),
    /** Null: nobody here any more, to be erased there. */
    userId: reference('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Up to when, as we know, what was handed out there was called back. A later instant there is news to us. */
    tokensValidFrom: instant('tokens_valid_from'),
    /** It was us who disabled it, for a member who is banned: we shall be the ones to enable it again. */
    disabledByUs: boolean('disabled_by_us').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('firebase_accounts_left').on(table.uid).where(sql`${table.userId} is null`)],
)
