import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'

const { files } = tables
const COLLECTED_AT_ONCE = 200

/** Removes files with what is stored of them: the rows now, the stored pictures once this has committed. */
export async function removeFiles(tx: Tx, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  const removed = await tx.delete(files).where(inArray(files.id, fileIds)).returning({ name: files.name })
  if (removed.length > 0) tx.emit({ type: 'files.removed', names: removed.map(({ name }) => name) })
}

/** Uploads that nothing used within a day are removed, a handful at a time. Answers how many there were. */
export async function collectOrphans(unitOfWork: UnitOfWork, now: Date): Promise<number> {
  const before = new Date(now.getTime() - limits.uploadUnused)
  const collect = () =>
    unitOfWork(async (tx) => {
      const orphans = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(isNull(files.attachedAt), lt(files.createdAt, before)))
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
