import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockInbox, recountCounters } from './counters.ts'
import type { DeliveryParts } from './deliver.ts'
import { kindOf } from './kinds/index.ts'
import type { Retraction } from './kinds/kind.ts'
import type { NotificationRow } from './notifications.views.ts'

const { notifications } = tables

/** The line for those who remain; what the last actor said goes with her. */
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

/** Takes one member, or everyone, out of a group's lines; a line that tells of nobody is deleted. */
export async function retract(
  tx: Tx,
  { realtime }: DeliveryParts,
  { recipientId, groupKey, actorId }: Retraction,
): Promise<void> {
  await lockInbox(tx, recipientId)
  const lines = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.groupKey, groupKey)))
  const affected = lines.filter((line) => actorId === undefined || line.actorIds.includes(actorId))
  if (affected.length === 0) return
  for (const line of affected) {
    const remaining = actorId === undefined ? [] : line.actorIds.filter((id) => id !== actorId)
    const ofThisLine = eq(notifications.id, line.id)
    if (remaining.length === 0) await tx.delete(notifications).where(ofThisLine)
    else await tx.update(notifications).set(without(line, remaining)).where(ofThisLine)
  }
  await recountCounters(tx, realtime, recipientId)
}

/** Marks a group's unread lines as read: she dealt with what they tell of. */
export async function settle(
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
  if (settled.length > 0) await recountCounters(tx, realtime, recipientId)
}
