import { lastBackupKey } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'

/** For the admin app. The finished archive does not contain this row. */
export async function recordBackup(db: Database, at: Date): Promise<void> {
  const value = at.toISOString()
  await db
    .insert(tables.installation)
    .values({ key: lastBackupKey, value })
    .onConflictDoUpdate({ target: tables.installation.key, set: { value } })
}
