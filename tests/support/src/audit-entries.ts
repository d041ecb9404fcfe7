import { type Database, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'

/** Takes every act of staff away, so that a story begins with none; the database asks to be told that this is meant. */
export const deleteAuditEntries = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('consoeurs.forgets', 'on', true)`)
    await tx.delete(tables.auditEntries)
  })
