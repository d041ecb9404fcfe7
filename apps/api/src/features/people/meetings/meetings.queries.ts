import type { MeetingList, MeetingView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isQuiet } from './check-words.ts'
import { decryptMeeting } from './encrypt-meeting.ts'
import { meetingView } from './meetings.views.ts'
import { loadContact } from './trusted-contact.ts'

const { meetings, meetingLetters } = tables

type MeetingRow = typeof meetings.$inferSelect

/** Null where the row was encrypted with another secret. */
async function present(db: Queryable, secret: string, row: MeetingRow): Promise<MeetingView | null> {
  const opened = await decryptMeeting(secret, row.sealed)
  if (opened === null) return null
  const [letter] = await db
    .select()
    .from(meetingLetters)
    .where(and(eq(meetingLetters.meetingId, row.id), ne(meetingLetters.what, 'reminder')))
    .orderBy(desc(meetingLetters.id))
    .limit(1)
  return meetingView(row, opened, { letter, declined: await isQuiet(db, row.contactHash) })
}

const isOwnMeeting = (viewer: Viewer) => and(eq(meetings.userId, viewer.id), ne(meetings.state, 'erased'))

export async function listMeetings(db: Queryable, viewer: Viewer, secret: string): Promise<MeetingList> {
  const rows = await db
    .select()
    .from(meetings)
    .where(isOwnMeeting(viewer))
    .orderBy(asc(meetings.dueAt), asc(meetings.id))
  const items: MeetingView[] = []
  for (const row of rows) {
    const view = await present(db, secret, row)
    if (view !== null) items.push(view)
  }
  return { items, contact: await loadContact(db, secret, viewer.id) }
}

/** @throws AppError MEETING_UNKNOWN */
export async function loadMeeting(db: Queryable, viewer: Viewer, secret: string, id: number): Promise<MeetingView> {
  const [row] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), isOwnMeeting(viewer)))
  const view = row === undefined ? null : await present(db, secret, row)
  if (view === null) throw new AppError('MEETING_UNKNOWN')
  return view
}
