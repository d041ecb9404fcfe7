import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { FileStore } from '../../../platform/data/file-store.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { archiveKey } from './archive-key.ts'
import { archivesSince } from './personal-data.queries.ts'

const { archives, connections, consents, users } = tables

const DAY = 24 * 3_600_000

interface ForgetParts {
  db: Database
  unitOfWork: UnitOfWork
  fileStore: FileStore
  now: () => Date
}

/** Nightly. */
export async function deleteOldPersonalData({ db, unitOfWork, fileStore, now }: ForgetParts): Promise<void> {
  const old = await db
    .select()
    .from(archives)
    .where(lt(archives.createdAt, archivesSince(now())))
  for (const { id, name } of old) {
    await fileStore.remove(archiveKey(name))
    await unitOfWork((tx) => tx.delete(archives).where(eq(archives.id, id)))
  }
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY)
  await unitOfWork((tx) => tx.delete(connections).where(lt(connections.createdAt, daysAgo(limits.connectionDays))))
  await unitOfWork((tx) => {
    const left = tx
      .select({ id: users.id })
      .from(users)
      .where(and(sql`${users.leftAt} is not null`, lt(users.leftAt, daysAgo(limits.consentProofDays))))
    return tx.delete(consents).where(inArray(consents.userId, left))
  })
}
