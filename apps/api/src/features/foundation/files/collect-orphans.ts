import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { FileStore } from '../../../platform/data/file-store.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { parseStoredKey } from './image-store.ts'
import { removeFiles } from './remove-files.ts'

const {
  files,
  photos,
  shareImages,
  messageImages,
  roomMessageImages,
  media,
  communities,
  draftFiles,
  shareVersionImages,
  linkPreviews,
  spokenAnswers,
  batchNotes,
  recipeMakings,
  swapImages,
} = tables
const COLLECTED_AT_ONCE = 200

const graceEnd = (now: Date) => new Date(now.getTime() - limits.uploadUnused)

/** Every reference to a file; a test compares it with the foreign keys. */
export const fileUses = [
  { table: photos, column: photos.fileId },
  { table: shareImages, column: shareImages.fileId },
  { table: messageImages, column: messageImages.fileId },
  { table: roomMessageImages, column: roomMessageImages.fileId },
  { table: shareVersionImages, column: shareVersionImages.fileId },
  { table: draftFiles, column: draftFiles.fileId },
  { table: media, column: media.fileId },
  { table: spokenAnswers, column: spokenAnswers.fileId },
  { table: batchNotes, column: batchNotes.fileId },
  { table: recipeMakings, column: recipeMakings.fileId },
  { table: swapImages, column: swapImages.fileId },
  { table: linkPreviews, column: linkPreviews.fileId },
  { table: communities, column: communities.avatarId },
  { table: communities, column: communities.coverId },
] as const

const isUsed = (): SQL =>
  or(...fileUses.map(({ table, column }) => sql`exists (select 1 from ${table} where ${column} = ${files.id})`)) ??
  sql`false`

/** Removes files that are unused a day after upload or attachment, in batches, and returns their number. */
export async function collectUnusedFiles(unitOfWork: UnitOfWork, now: Date): Promise<number> {
  const collect = () =>
    unitOfWork(async (tx) => {
      const orphans = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(lt(sql`coalesce(${files.attachedAt}, ${files.createdAt})`, graceEnd(now)), not(isUsed())))
        .orderBy(asc(files.id))
        .limit(COLLECTED_AT_ONCE)
        .for('update', { skipLocked: true })
      await removeFiles(
        tx,
        orphans.map(({ id }) => id),
      )
      return orphans.length
    })
  let total = 0
  let collected = 0
  do {
    collected = await collect()
    total += collected
  } while (collected === COLLECTED_AT_ONCE)
  return total
}

interface StrayParts {
  db: Database
  fileStore: FileStore
}

/**
 * Removes stored bytes without a row after a day: of a process that crashed before its commit, or of an erased member.
 * Keys that are not ours are left alone. Returns their number.
 */
export async function collectStrayBytes({ db, fileStore }: StrayParts, now: Date): Promise<number> {
  let collected = 0
  for await (const keys of fileStore.list()) {
    for (const key of await unknownKeys(db, keys)) {
      const writtenAt = await fileStore.writtenAt(key)
      if (writtenAt === null || writtenAt >= graceEnd(now)) continue
      await fileStore.remove(key)
      collected += 1
    }
  }
  return collected
}

async function unknownKeys(db: Database, keys: string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const parsed = parseStoredKey(key)
    return parsed ? [{ key, name: parsed.name }] : []
  })
  const names = [...new Set(named.map(({ name }) => name))]
  if (names.length === 0) return []
  const rows = await db.select({ name: files.name }).from(files).where(inArray(files.name, names))
  const known = new Set(rows.map(({ name }) => name))
  return named.filter(({ name }) => !known.has(name)).map(({ key }) => key)
}
