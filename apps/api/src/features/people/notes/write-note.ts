import type { NoteView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { requireMember } from '../members/public.ts'

const { memberNotes } = tables

/**
 * Replaces the viewer's private note on a member.
 * @throws AppError MEMBER_NOT_FOUND
 */
export async function writeNote(
  tx: Tx,
  viewer: Viewer,
  { username, text, now }: { username: string; text: string; now: Date },
): Promise<NoteView> {
  const member = await requireMember(tx, viewer, { username }, 'member.note')
  if (text === '') {
    await tx.delete(memberNotes).where(and(eq(memberNotes.userId, viewer.id), eq(memberNotes.memberId, member.id)))
  } else {
    await tx
      .insert(memberNotes)
      .values({ userId: viewer.id, memberId: member.id, text, updatedAt: now })
      .onConflictDoUpdate({ target: [memberNotes.userId, memberNotes.memberId], set: { text, updatedAt: now } })
  }
  return { note: text }
}
