import { tables } from '@consoeurs/database'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { files } = tables

/** Deletes the rows now, and the stored pictures and sounds after the commit. */
export async function removeFiles(tx: Tx, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  const removed = await tx
    .delete(files)
    .where(inArray(files.id, fileIds))
    .returning({ name: files.name, sound: files.sound })
  const namesOf = (rows: typeof removed) => rows.map(({ name }) => name)
  const sounds = namesOf(removed.filter(({ sound }) => sound !== null))
  const names = namesOf(removed.filter(({ sound }) => sound === null))
  if (removed.length > 0) tx.emit({ type: 'files.removed', names, ...(sounds.length > 0 && { sounds }) })
}
