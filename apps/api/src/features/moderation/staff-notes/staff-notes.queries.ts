import type { StaffNoteView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq } from 'drizzle-orm'

const { staffNotes, users } = tables

export type NotedAbout = 'member' | 'report'

/** Oldest first. */
export async function listStaffNotes(db: Queryable, about: NotedAbout, aboutId: number): Promise<StaffNoteView[]> {
  const rows = await db
    .select({ id: staffNotes.id, by: users.name, text: staffNotes.text, at: staffNotes.createdAt })
    .from(staffNotes)
    .leftJoin(users, eq(users.id, staffNotes.authorId))
    .where(and(eq(staffNotes.about, about), eq(staffNotes.aboutId, aboutId)))
    .orderBy(asc(staffNotes.id))
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}
