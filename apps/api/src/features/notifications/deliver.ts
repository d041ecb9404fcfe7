import { limits, type SocketMessage, truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type Addressees, loadAddressees } from './addressees.ts'
import { type Inbox, tellCounters, updateInbox, writeInbox } from './counters.ts'
import type { Addressed, Announcement, Draft } from './kinds/kind.ts'
import { type NotificationRow, presentLines } from './notifications.views.ts'
import { hasVisibleActor } from './notifications.visible.ts'
import { toastText } from './texts.ts'

const { notifications, inboxes } = tables

/** A line names this many members at most; older ones are counted no more. */
const ACTORS_KEPT = 200

export interface DeliveryParts {
  realtime: Realtime
  now: () => Date
}

/** The specification's socket message, on the recipient's channel once the transaction has committed. */
function sendSocketMessage(
  tx: Tx,
  realtime: Realtime,
  { author, recipient, index }: Addressees,
  { section, value, slug, path, ...rest }: Addressed & Pick<SocketMessage, 'id' | 'seq' | 'message'>,
): void {
  const message: SocketMessage = {
    id: rest.id,
    seq: rest.seq,
    section,
    index,
    notifValue: value,
    slug,
    message: rest.message,
    url: path || '/',
    author,
    recipient,
  }
  tx.afterCommit(() => realtime.notify(recipient.id, message))
}

/** Her unread line of the same group that is young enough to take one more. */
async function findFoldable(tx: Tx, draft: Draft, since: Date): Promise<NotificationRow | undefined> {
  const [line] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, draft.recipientId),
        eq(notifications.groupKey, draft.groupKey),
        isNull(notifications.readAt),
        gt(notifications.createdAt, since),
        hasVisibleActor(draft.recipientId),
      ),
    )
    .orderBy(desc(notifications.seq))
    .limit(1)
  return line
}

/** Whether a line of this group, read or not, already told her of this member lately. */
async function wasTold(tx: Tx, draft: Draft, since: Date): Promise<boolean> {
  const [line] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, draft.recipientId),
        eq(notifications.groupKey, draft.groupKey),
        gt(notifications.createdAt, since),
        arrayContains(notifications.actorIds, [draft.actorId]),
      ),
    )
    .limit(1)
  return line !== undefined
}

async function writeLine(tx: Tx, draft: Draft, folded: NotificationRow | undefined, inbox: Inbox, now: Date) {
  const others = folded?.actorIds.filter((id) => id !== draft.actorId) ?? []
  const columns = {
    recipientId: draft.recipientId,
    section: draft.section,
    value: draft.value,
    groupKey: draft.groupKey,
    slug: draft.slug,
    path: draft.path || '/',
    excerpt: truncateMessage(draft.excerpt ?? ''),
    detail: draft.detail ?? {},
    actorId: draft.actorId,
    actorIds: [draft.actorId, ...others].slice(0, ACTORS_KEPT),
    seq: inbox.seq,
    createdAt: now,
  }
  const [row] =
    folded === undefined
      ? await tx.insert(notifications).values(columns).returning()
      : await tx.update(notifications).set(columns).where(eq(notifications.id, folded.id)).returning()
  if (row === undefined) throw new Error('the notification was not written')
  return row
}

/**
 * The one way of a notification: asked whether she may and wants to be told, folded into a line or given its own,
 * numbered by her inbox, counted, and told to her open pages after the commit.
 */
export async function deliver(tx: Tx, { realtime, now }: DeliveryParts, draft: Draft): Promise<void> {
  const addressees = await loadAddressees(tx, draft)
  if (addressees === null) return
  const at = now()
  const since = new Date(at.getTime() - limits.notificationFolding)
  if (!draft.repeats && (await wasTold(tx, draft, since))) return
  const folded = await findFoldable(tx, draft, since)
  const inbox = await writeInbox(
    tx,
    draft.recipientId,
    folded === undefined ? { unreadNotifications: sql`${inboxes.unreadNotifications} + 1` } : {},
  )
  const row = await writeLine(tx, draft, folded, inbox, at)
  const [notification] = await presentLines(tx, draft.recipientId, [row])
  if (notification !== undefined) {
    const { id, seq } = row
    sendSocketMessage(tx, realtime, addressees, { ...draft, id, seq, message: toastText(notification) })
    tx.afterCommit(() => realtime.toUser(draft.recipientId, { type: 'notification', notification }))
  }
  tellCounters(tx, realtime, inbox)
}

/** The socket message alone, with a place of its own in her inbox's order. */
export async function announce(tx: Tx, { realtime }: DeliveryParts, announcement: Announcement): Promise<void> {
  const addressees = await loadAddressees(tx, announcement)
  if (addressees === null) return
  const { seq } = await updateInbox(tx, realtime, announcement.recipientId, {})
  sendSocketMessage(tx, realtime, addressees, { ...announcement, seq })
}
