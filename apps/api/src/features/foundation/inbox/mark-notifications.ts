import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { loadInbox, lockInbox, recountCounters } from './counters.ts'

const { notifications } = tables

interface MarkOptions {
  userId: number
  now: Date
  which: { ids: number[] } | { section: string; value: string } | { groupKey: string } | 'all'
  /** False: unread again. */
  read?: boolean
}

function selectMarked(which: MarkOptions['which']): SQL | undefined {
  if (which === 'all') return undefined
  if ('ids' in which) return inArray(notifications.id, which.ids)
  if ('groupKey' in which) return eq(notifications.groupKey, which.groupKey)
  return and(eq(notifications.section, which.section), eq(notifications.value, which.value))
}

/** Returns the new counters, and updates the member's other open pages. */
export async function markNotifications(
  tx: Tx,
  realtime: Realtime,
  { userId, now, which, read = true }: MarkOptions,
): Promise<Counters> {
  await lockInbox(tx, userId)
  const marked = await tx
    .update(notifications)
    .set({ readAt: read ? now : null })
    .where(
      and(
        eq(notifications.recipientId, userId),
        read ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
        selectMarked(which),
      ),
    )
    .returning({ id: notifications.id })
  const counters = await recountCounters(tx, realtime, userId)
  if (marked.length > 0)
    await publishMarked(tx, realtime, { userId, ids: which === 'all' ? null : idsOf(marked), read })
  return counters
}

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id)

/** After the commit. */
export async function publishMarked(
  tx: Tx,
  realtime: Realtime,
  { userId, ids, read }: { userId: number; ids: number[] | null; read: boolean },
): Promise<void> {
  const { seq } = await loadInbox(tx, userId)
  tx.afterCommit(() => realtime.toUser(userId, { type: 'notifications.marked', ids, seq, read }))
}
