import type { InboxSync, NotificationsQuery, NotificationView, Page } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables, writtenLimit } from '@consoeurs/database'
import { and, desc, eq, gt, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { hasVisibleActor, loadInbox, toCounters } from '../../foundation/inbox/public.ts'
import { findWaitingRooms } from '../rooms/public.ts'
import { presentLines } from './notifications.views.ts'

const { notifications } = tables

const NotificationsCursor = z.tuple([z.int().positive()])

/** Older ones are paged in the list. */
const INBOX_LINES = 200

/** Names the recipient too, because a large table is partitioned by her (docs/operations.md). */
export const isNotification = (recipientId: number, id: number) =>
  and(eq(notifications.recipientId, recipientId), eq(notifications.id, id))

const lines = (db: Queryable, recipientId: number | Placeholder, asked?: SQL) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), asked, hasVisibleActor(recipientId)))
    .orderBy(desc(notifications.seq))

const recipient = sql.placeholder('recipientId')

const newestLines = prepared((db) =>
  lines(db, recipient).limit(sql.placeholder('limit')).prepare('notifications_newest'),
)

function askedLines({ unread, section, value, after, cursor }: NotificationsQuery): SQL | undefined {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, NotificationsCursor)
  return and(
    unread ? isNull(notifications.readAt) : undefined,
    section === undefined ? undefined : eq(notifications.section, section),
    value === undefined ? undefined : eq(notifications.value, value),
    after === undefined ? undefined : gt(notifications.seq, after),
    before === undefined ? undefined : lt(notifications.seq, before),
  )
}

export async function listNotifications(
  db: Queryable,
  userId: number,
  query: NotificationsQuery,
): Promise<Page<NotificationView>> {
  const asked = askedLines(query)
  const limit = query.limit + 1
  const rows =
    asked === undefined
      ? await newestLines(db).execute({ recipientId: userId, limit })
      : await lines(db, userId, asked).limit(limit)
  const page = takePage(rows, query.limit, (row) => [row.seq])
  return { items: await presentLines(db, userId, page.items), cursor: page.cursor }
}

const linesSince = prepared((db) =>
  lines(db, recipient, gt(notifications.seq, sql.placeholder('after')))
    .limit(writtenLimit(INBOX_LINES))
    .prepare('notifications_since'),
)

/**
 * Oldest first. Reads the seq before the rows: a concurrent one comes twice rather than never, and clients deduplicate
 * by id.
 */
export async function loadInboxSince(db: Queryable, userId: number, after: number): Promise<InboxSync> {
  const [inbox, waiting, rows] = await readTogether(db, (once) => [
    loadInbox(once, userId),
    findWaitingRooms(once, userId),
    linesSince(once).execute({ recipientId: userId, after }),
  ])
  const missed = await presentLines(db, userId, rows.reverse())
  return {
    seq: inbox.seq,
    counters: toCounters(inbox),
    waitingRooms: waiting.ids,
    waitingGroups: waiting.groups,
    notifications: missed,
  }
}
