import type { LiveEvent } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { findSeparated, type SeparatedMember } from './members.separated.ts'

interface Broadcast {
  channel: string
  event: LiveEvent
  /** Every member whom the event names or whose action it reports. */
  subjects: number[]
  parted?: SeparatedMember[]
  except?: number[]
  /** Replaces the event for a member, for instance with counts adjusted for a block. */
  own?: ReadonlyMap<number, LiveEvent>
}

/**
 * All channel events go through here (`tools/check-rules.ts`): members blocked by or from a subject get none.
 * @returns a function that publishes, to call after the commit
 */
export async function prepareBroadcast(
  db: Queryable,
  realtime: Realtime,
  { channel, event, subjects, parted, except = [], own = new Map() }: Broadcast,
): Promise<() => void> {
  const blocks = parted ?? (subjects.length === 0 ? [] : await findSeparated(db, subjects))
  const separated = blocks.flatMap(({ memberId, fromId }) => (subjects.includes(fromId) ? [memberId] : []))
  const excluded = new Set([...separated, ...except])
  return () => {
    realtime.toChannel(channel, event, [...excluded, ...own.keys()])
    for (const [userId, ownEvent] of own) if (!excluded.has(userId)) realtime.toUser(userId, ownEvent)
  }
}
