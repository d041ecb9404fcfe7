import { limits, type SocketMessage, truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Jobs } from '../../platform/jobs.ts'
import type { PushManner } from '../../platform/push.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type Addressees, type Asked, loadAddressees } from './addressees.ts'
import { type Inbox, tellCounters, updateInbox, writeInbox } from './counters.ts'
import { kindOf } from './kinds/index.ts'
import type { Addressed, Draft, LoadAnnouncement } from './kinds/kind.ts'
import { type NotificationRow, presentLines } from './notifications.views.ts'
import { hasVisibleActor, saysWhatSheMuted } from './notifications.visible.ts'
import { type PushDraft, pushLater } from './push-later.ts'
import { toastText } from './texts.ts'

const { notifications, inboxes } = tables

/** A line names this many members at most; older ones are counted no more. */
const ACTORS_KEPT = 200

export interface DeliveryParts {
  realtime: Realtime
  now: () => Date
  jobs: Jobs
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

type Told = Addressed & Omit<PushDraft, 'actorId' | keyof PushManner>

/** To her devices too: the way there asks again what may have changed until they are told. */
async function pushTo(tx: Tx, parts: DeliveryParts, told: Told): Promise<void> {
  const { recipientId, actorId, section, value, groupKey, title, message, path, notificationId, messageId } = told
  const kind = kindOf(section, value)
  if (kind === undefined) return
  const manner = { ...kind.push, ...(kind.neutral && { neutral: kind.neutral }) }
  const content = { title, message: truncateMessage(message), path: path || '/' }
  const about = { groupKey, notificationId, messageId }
  await pushLater(tx, parts, { recipientId, actorId, section, value, ...content, ...about, ...manner })
}

const youngOfGroup = ({ recipientId, groupKey }: Draft, since: Date) =>
  and(
    eq(notifications.recipientId, recipientId),
    eq(notifications.groupKey, groupKey),
    gt(notifications.createdAt, since),
  )

/** Her unread line of the same group that is young enough to take one more. */
async function findFoldable(tx: Tx, draft: Draft, since: Date): Promise<NotificationRow | undefined> {
  if (draft.actorId === null) return undefined
  const [line] = await tx
    .select()
    .from(notifications)
    .where(and(youngOfGroup(draft, since), isNull(notifications.readAt), hasVisibleActor(draft.recipientId)))
    .orderBy(desc(notifications.seq))
    .limit(1)
  return line
}

/** Whether a line of this group, read or not, already told her of this lately. */
async function wasTold(tx: Tx, draft: Draft, since: Date): Promise<boolean> {
  const ofActor = draft.actorId === null ? undefined : arrayContains(notifications.actorIds, [draft.actorId])
  const [line] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(youngOfGroup(draft, since), ofActor))
    .limit(1)
  return line !== undefined
}

async function writeLine(tx: Tx, draft: Draft, folded: NotificationRow | undefined, inbox: Inbox, now: Date) {
  const before = folded?.actorIds.filter((id) => id !== draft.actorId) ?? []
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
    actorIds: draft.actorId === null ? [] : [draft.actorId, ...before].slice(0, ACTORS_KEPT),
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

/** Folded into a line or given its own, numbered by her inbox, counted, and told to her open pages after the commit. */
async function deliverInApp(tx: Tx, parts: DeliveryParts, { draft, told, since, at }: Wanted) {
  const { realtime } = parts
  const folded = await findFoldable(tx, draft, since)
  const inbox = await writeInbox(
    tx,
    draft.recipientId,
    folded === undefined ? { unreadNotifications: sql`${inboxes.unreadNotifications} + 1` } : {},
  )
  const row = await writeLine(tx, draft, folded, inbox, at)
  const [notification] = await presentLines(tx, draft.recipientId, [row])
  if (notification !== undefined) {
    const { id, seq, title, message, path } = notification
    sendSocketMessage(tx, realtime, told, { ...draft, id, seq, message: toastText(notification) })
    tx.afterCommit(() => realtime.toUser(draft.recipientId, { type: 'notification', notification }))
    if (told.push) await pushTo(tx, parts, { ...draft, title, message, path, notificationId: id, messageId: null })
  }
  tellCounters(tx, realtime, inbox)
}

/** She wants to hear of it on her devices alone: no line, no toast, no count. */
async function deliverToDevices(tx: Tx, parts: DeliveryParts, { draft, told }: Wanted): Promise<void> {
  const { excerpt = '', detail = {}, section, value } = draft
  const name = told.author?.displayName ?? ''
  const text = kindOf(section, value)?.text({ name, others: 0, excerpt: truncateMessage(excerpt), detail })
  if (text === undefined) return
  await pushTo(tx, parts, { ...draft, ...text, notificationId: null, messageId: null })
}

interface Wanted {
  draft: Draft
  told: Addressees
  /** Lines younger than this take one more. */
  since: Date
  at: Date
}

/** The one way of a notification: asked whether she may and wants to be told, then told where she wants it. */
export async function deliver(tx: Tx, parts: DeliveryParts, draft: Draft): Promise<void> {
  const told = await loadAddressees(tx, draft)
  if (told === null || (await saysWhatSheMuted(tx, draft))) return
  const at = parts.now()
  const since = new Date(at.getTime() - limits.notificationFolding)
  if (!draft.repeats && (await wasTold(tx, draft, since))) return
  const wanted = { draft, told, since, at }
  if (told.inApp) await deliverInApp(tx, parts, wanted)
  else await deliverToDevices(tx, parts, wanted)
}

/**
 * The socket message alone, with a place of its own in her inbox's order; nothing where `load` finds nothing to say. It is
 * loaded once her inbox is locked.
 */
export async function announce(tx: Tx, parts: DeliveryParts, asked: Asked, load: LoadAnnouncement): Promise<void> {
  const [told, announcement] = await Promise.all([loadAddressees(tx, asked), load(tx)])
  if (told === null || announcement === null) return
  const { recipientId, section, value, message, conversationId } = announcement
  if (told.inApp) {
    tx.withCommit(async () => {
      const { seq } = await updateInbox(tx, parts.realtime, recipientId, {})
      sendSocketMessage(tx, parts.realtime, told, { ...announcement, seq })
    })
  }
  if (!told.push) return
  const name = told.author?.displayName ?? ''
  const title = kindOf(section, value)?.text({ name, others: 0, excerpt: '', detail: {} }).title ?? ''
  const groupKey = `${section}.${value}:${conversationId}`
  await pushTo(tx, parts, {
    ...announcement,
    title,
    message,
    groupKey,
    notificationId: null,
    messageId: announcement.id,
  })
}
