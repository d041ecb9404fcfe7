import type { InboxSync, NotificationsQuery, NotificationView, Page } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables, writtenLimit } from '@consoeurs/database'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
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

const linesSince = prepared((db) => {
  const recipientId = sql.placeholder('recipientId')
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        gt(notifications.seq, sql.placeholder('after')),
        hasVisibleActor(recipientId),
      ),
    )
    .orderBy(desc(notifications.seq))
    .limit(writtenLimit(INBOX_LINES))
    .prepare('notifications_since')
})

/**
 * Everything that reached her after `after`, oldest first. The seq is read before the lines: a line that arrives in
 * between comes twice rather than never, and its id tells.
 */
export async function loadInboxSince(db: Queryable, userId: number, after: number): Promise<InboxSync> {
  const [inbox, waitingRooms, rows] = await readTogether(db, (once) => [
    loadInbox(once, userId),
    findWaitingRooms(once, userId),
    linesSince(once).execute({ recipientId: userId, after }),
  ])
  const lines = await presentLines(db, userId, rows.reverse())
  return { seq: inbox.seq, counters: countersOf(inbox), waitingRooms, notifications: lines }
}
