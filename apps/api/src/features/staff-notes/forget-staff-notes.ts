import { tables } from '@consoeurs/database'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { NotedAbout } from './staff-notes.queries.ts'

const { staffNotes } = tables

/** What staff wrote down before then. */
export async function forgetStaffNotes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(staffNotes).where(lt(staffNotes.createdAt, before))
}

/** What staff wrote about things that are gone. */
export async function forgetNotesAbout(tx: Tx, about: NotedAbout, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(staffNotes).where(and(eq(staffNotes.about, about), inArray(staffNotes.aboutId, ids)))
}
