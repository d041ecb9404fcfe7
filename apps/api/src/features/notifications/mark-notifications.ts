import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockInbox, recountCounters } from './counters.ts'

const { notifications } = tables

interface Marking {
  userId: number
  now: Date
  /** These lines, those of one kind, or all. */
  which: { ids: number[] } | { section: string; value: string } | 'all'
}

function chosen(which: Marking['which']): SQL | undefined {
  if (which === 'all') return undefined
  if ('ids' in which) return inArray(notifications.id, which.ids)
  return and(eq(notifications.section, which.section), eq(notifications.value, which.value))
}

/** Marks her own lines as read and returns her counters. */
export async function markNotifications(
  tx: Tx,
  realtime: Realtime,
  { userId, now, which }: Marking,
): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.recipientId, userId), isNull(notifications.readAt), chosen(which)))
  return recountCounters(tx, realtime, userId)
}
