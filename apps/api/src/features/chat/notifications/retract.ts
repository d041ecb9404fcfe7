import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { hasVisibleActor, lockInbox, publishMarked, recountCounters } from '../../foundation/inbox/public.ts'
import type { DeliveryParts } from './deliver.ts'
import { kindOf } from './kinds/index.ts'
import type { Requote, Retraction } from './kinds/kind.ts'
import { isNotification } from './notifications.queries.ts'
import { type NotificationRow, presentLines } from './notifications.views.ts'

const { notifications } = tables

/** Removes actors; the last actor's own excerpt goes with her. */
function without(line: NotificationRow, actorIds: number[]): Partial<NotificationRow> {
  const [last] = actorIds
  if (last === line.actorId || last === undefined) return { actorIds }
  const kind = kindOf(line.section, line.value)
  return {
    actorIds,
    actorId: last,
    ...(kind?.saidByActor && { excerpt: '', detail: { on: line.detail.on ?? '' } }),
    ...(kind?.pathOfMany && { path: kind.pathOfMany }),
  }
}

/** Without a visible actor it is removed for the client. */
async function publishChanged(
  tx: Tx,
  realtime: Realtime,
  { recipientId, changed, removed }: { recipientId: number; changed: NotificationRow[]; removed: number[] },
): Promise<void> {
  const views = await presentLines(tx, recipientId, changed)
  const shown = views.filter((view) => view.actor !== null)
  const gone = views.filter((view) => view.actor === null).map(({ id }) => id)
  tx.afterCommit(() =>
    realtime.toUser(recipientId, { type: 'notifications.changed', changed: shown, removed: [...removed, ...gone] }),
  )
}

/** Removes one actor, or all, from a group's notifications. */
export async function retract(
  tx: Tx,
  { realtime }: DeliveryParts,
  { recipientId, groupKey, actorId, slug, stillStands }: Retraction,
): Promise<void> {
  await lockInbox(tx, recipientId)
  if (stillStands !== undefined && (await stillStands(tx))) return
  const ofSlug = slug === undefined ? undefined : eq(notifications.slug, slug)
  const lines = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.groupKey, groupKey), ofSlug))
  const affected = lines.filter((line) => actorId === undefined || line.actorIds.includes(actorId))
  if (affected.length === 0) return
  const changed: NotificationRow[] = []
  const removed: number[] = []
  for (const line of affected) {
    const remaining = actorId === undefined ? [] : line.actorIds.filter((id) => id !== actorId)
    const ofThisLine = isNotification(recipientId, line.id)
    if (remaining.length === 0) {
      await tx.delete(notifications).where(ofThisLine)
      removed.push(line.id)
    } else {
      changed.push(...(await tx.update(notifications).set(without(line, remaining)).where(ofThisLine).returning()))
    }
  }
  await recountCounters(tx, realtime, recipientId)
  await publishChanged(tx, realtime, { recipientId, changed, removed })
}

/** A muted word in the new excerpt hides the notification, and its absence shows it again. */
export async function requote(
  tx: Tx,
  { realtime }: DeliveryParts,
  { recipientId, groupKey, actorId, excerpt }: Requote,
): Promise<void> {
  await lockInbox(tx, recipientId)
  const said = and(
    eq(notifications.recipientId, recipientId),
    eq(notifications.groupKey, groupKey),
    eq(notifications.actorId, actorId),
  )
  const written = await tx
    .update(notifications)
    .set({ excerpt: truncateMessage(excerpt) })
    .where(said)
    .returning()
  if (written.length === 0) return
  const visible = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(said, hasVisibleActor(recipientId)))
  const shown = new Set(visible.map(({ id }) => id))
  const removed = written.flatMap(({ id }) => (shown.has(id) ? [] : [id]))
  await recountCounters(tx, realtime, recipientId)
  await publishChanged(tx, realtime, { recipientId, changed: written.filter(({ id }) => shown.has(id)), removed })
}

/** Marks a group's notifications as read. */
export async function markGroupRead(
  tx: Tx,
  { realtime, now }: DeliveryParts,
  { recipientId, groupKey }: { recipientId: number; groupKey: string },
): Promise<void> {
  await lockInbox(tx, recipientId)
  const settled = await tx
    .update(notifications)
    .set({ readAt: now() })
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        eq(notifications.groupKey, groupKey),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id })
  if (settled.length === 0) return
  await recountCounters(tx, realtime, recipientId)
  await publishMarked(tx, realtime, { userId: recipientId, ids: settled.map(({ id }) => id), read: true })
}
