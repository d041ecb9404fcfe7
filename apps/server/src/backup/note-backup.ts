import { lastBackupKey } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'

/** The desk says when the last one was made; the archive itself, already whole, does not hold this line. */
export async function noteBackup(db: Database, at: Date): Promise<void> {
  const value = at.toISOString()
  await db
    .insert(tables.installation)
    .values({ key: lastBackupKey, value })
    .onConflictDoUpdate({ target: tables.installation.key, set: { value } })
}
