import { tables } from '@consoeurs/database'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { NotedAbout } from './staff-notes.queries.ts'

const { staffNotes } = tables

export async function deleteOldStaffNotes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(staffNotes).where(lt(staffNotes.createdAt, before))
}

/** Notes about deleted targets. */
export async function deleteNotesAbout(tx: Tx, about: NotedAbout, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(staffNotes).where(and(eq(staffNotes.about, about), inArray(staffNotes.aboutId, ids)))
}
