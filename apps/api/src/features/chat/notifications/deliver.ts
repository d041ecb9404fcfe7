import { limits, type SocketMessage, truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { PushManner } from '../../../platform/delivery/push.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import {
  hasVisibleActor,
  type Inbox,
  publishCounters,
  quotesRecipientMutedWord,
  updateInbox,
  writeInbox,
} from '../../foundation/inbox/public.ts'
import { type DeliveryDecision, loadDeliveryDecision, type PreferenceQuery } from './delivery-decision.ts'
import { kindOf } from './kinds/index.ts'
import type { Draft, LoadAnnouncement, NotificationTarget } from './kinds/kind.ts'
import { isNotification } from './notifications.queries.ts'
import { type NotificationRow, presentLines } from './notifications.views.ts'
import { type PushDraft, pushLater } from './push-later.ts'
import { toastText } from './texts.ts'

const { notifications, inboxes } = tables

/** Older actors are no longer counted. */
const ACTORS_KEPT = 200

export interface DeliveryParts {
  realtime: Realtime
  now: () => Date
  jobs: Jobs
}

/** The specification's socket message. */
function sendSocketMessage(
  tx: Tx,
  realtime: Realtime,
  { author, recipient, index }: DeliveryDecision,
  { section, value, slug, path, ...rest }: NotificationTarget & Pick<SocketMessage, 'id' | 'seq' | 'message'>,
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

type DeviceNotification = NotificationTarget & Omit<PushDraft, 'actorId' | keyof PushManner>

/** Queues a push; its job checks again whether to send it. */
async function queuePushes(tx: Tx, parts: DeliveryParts, told: DeviceNotification): Promise<void> {
  const { recipientId, actorId, section, value, groupKey, title, message, path, notificationId, messageId } = told
  const kind = kindOf(section, value)
  if (kind === undefined) return
  const isNeutral = kind.neutral || kind.neutralPush !== undefined
  const manner = { ...kind.push, ...(isNeutral && { neutral: isNeutral }) }
  const text = kind.neutralPush ?? { title, message: truncateMessage(message) }
  const content = { ...text, path: path || '/' }
  const about = { groupKey, notificationId, messageId }
  await pushLater(tx, parts, { recipientId, actorId, section, value, ...content, ...about, ...manner })
}

const isRecentOfGroup = ({ recipientId, groupKey }: Draft, since: Date) =>
  and(
    eq(notifications.recipientId, recipientId),
    eq(notifications.groupKey, groupKey),
    gt(notifications.createdAt, since),
  )

async function findFoldable(tx: Tx, draft: Draft, since: Date): Promise<NotificationRow | undefined> {
  if (draft.actorId === null) return undefined
  const [line] = await tx
    .select()
    .from(notifications)
    .where(and(isRecentOfGroup(draft, since), isNull(notifications.readAt), hasVisibleActor(draft.recipientId)))
    .orderBy(desc(notifications.seq))
    .limit(1)
  return line
}

/** Read or not. */
async function wasDelivered(tx: Tx, draft: Draft, since: Date): Promise<boolean> {
  const ofActor = draft.actorId === null ? undefined : arrayContains(notifications.actorIds, [draft.actorId])
  const [line] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isRecentOfGroup(draft, since), ofActor))
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
    aboutId: draft.aboutId ?? null,
    actorIds: draft.actorId === null ? [] : [draft.actorId, ...before].slice(0, ACTORS_KEPT),
    seq: inbox.seq,
    createdAt: now,
  }
  const [row] =
    folded === undefined
      ? await tx.insert(notifications).values(columns).returning()
      : await tx.update(notifications).set(columns).where(isNotification(draft.recipientId, folded.id)).returning()
  if (row === undefined) throw new Error('the notification was not written')
  return row
}

async function deliverInApp(tx: Tx, parts: DeliveryParts, { draft, told, since, at }: InAppDelivery) {
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
    if (told.push) await queuePushes(tx, parts, { ...draft, title, message, path, notificationId: id, messageId: null })
  }
  publishCounters(tx, realtime, inbox)
}

/** Push only: no list entry, toast or counter. */
async function deliverToDevices(tx: Tx, parts: DeliveryParts, { draft, told }: InAppDelivery): Promise<void> {
  const { excerpt = '', detail = {}, section, value } = draft
  const name = told.author?.displayName ?? ''
  const text = kindOf(section, value)?.text({ name, others: 0, excerpt: truncateMessage(excerpt), detail })
  if (text === undefined) return
  await queuePushes(tx, parts, { ...draft, ...text, notificationId: null, messageId: null })
}

interface InAppDelivery {
  draft: Draft
  told: DeliveryDecision
  /** Fold into notifications newer than this. */
  since: Date
  at: Date
}

/** The single entry point for notifications. */
export async function deliver(tx: Tx, parts: DeliveryParts, draft: Draft): Promise<void> {
  const told = await loadDeliveryDecision(tx, draft)
  if (told === null || (await quotesRecipientMutedWord(tx, draft))) return
  const at = parts.now()
  const since = new Date(at.getTime() - limits.notificationFolding)
  if (!draft.repeats && (await wasDelivered(tx, draft, since))) return
  const wanted = { draft, told, since, at }
  if (told.inApp) await deliverInApp(tx, parts, wanted)
  else await deliverToDevices(tx, parts, wanted)
}

/** Sends a socket message without a list entry, but with its own inbox seq. Loads after the inbox lock. */
export async function announceLive(
  tx: Tx,
  parts: DeliveryParts,
  asked: PreferenceQuery,
  load: LoadAnnouncement,
): Promise<void> {
  const [told, announcement] = await Promise.all([loadDeliveryDecision(tx, asked), load(tx)])
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
  await queuePushes(tx, parts, {
    ...announcement,
    title,
    message,
    groupKey,
    notificationId: null,
    messageId: announcement.id,
  })
}
