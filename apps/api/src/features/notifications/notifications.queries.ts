import type { InboxSync, NotificationsQuery, NotificationView, Page } from '@consoeurs/contract'
import { type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../platform/cursor.ts'
import { findWaitingRooms } from '../rooms/public.ts'
import { countersOf, loadInbox } from './counters.ts'
import { presentLines } from './notifications.views.ts'
import { hasVisibleActor } from './notifications.visible.ts'

const { notifications } = tables

const NotificationsCursor = z.tuple([z.int().positive()])

/** An absence longer than this many lines is read up in the list, page by page. */
const INBOX_LINES = 200

/** Her notifications, last first. */
export async function listNotifications(
  db: Queryable,
  userId: number,
  query: NotificationsQuery,
): Promise<Page<NotificationView>> {
  const [before] = query.cursor === undefined ? [] : decodeCursor(query.cursor, NotificationsCursor)
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, userId),
        hasVisibleActor(userId),
        query.unread ? isNull(notifications.readAt) : undefined,
        query.section === undefined ? undefined : eq(notifications.section, query.section),
        query.value === undefined ? undefined : eq(notifications.value, query.value),
        query.after === undefined ? undefined : gt(notifications.seq, query.after),
        before === undefined ? undefined : lt(notifications.seq, before),
      ),
    )
    .orderBy(desc(notifications.seq))
    .limit(query.limit + 1)
  const page = takePage(rows, query.limit, (row) => [row.seq])
  return { items: await presentLines(db, userId, page.items), cursor: page.cursor }
}

/**
 * Everything that reached her after `after`, oldest first. The seq is read before the lines: a line that arrives in
 * between comes twice rather than never, and its id tells.
 */
export async function loadInboxSince(db: Queryable, userId: number, after: number): Promise<InboxSync> {
  const [inbox, waitingRooms] = await readTogether(db, (once) => [
    loadInbox(once, userId),
    findWaitingRooms(once, userId),
  ])
  const counted = { seq: inbox.seq, counters: countersOf(inbox), waitingRooms }
  // When all pages come back at once, most have missed nothing.
  if (inbox.seq <= after) return { ...counted, notifications: [] }
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipientId, userId), gt(notifications.seq, after), hasVisibleActor(userId)))
    .orderBy(desc(notifications.seq))
    .limit(INBOX_LINES)
  return { ...counted, notifications: await presentLines(db, userId, rows.reverse()) }
}
