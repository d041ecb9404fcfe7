import { tables } from '@consoeurs/database'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { files } = tables

/** Deletes the rows now, and the stored pictures after the commit. */
export async function removeFiles(tx: Tx, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  const removed = await tx.delete(files).where(inArray(files.id, fileIds)).returning({ name: files.name })
  if (removed.length > 0) tx.emit({ type: 'files.removed', names: removed.map(({ name }) => name) })
}
