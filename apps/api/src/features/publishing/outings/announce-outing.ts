import { outingsChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { memberIsShown } from '../../foundation/visibility/public.ts'
import { prepareBroadcast } from '../../people/members/public.ts'
import { isInCommunity } from '../communities/public.ts'

const { shares, users } = tables

interface Announcement {
  shareId: number
  /** Who did something besides the host. */
  memberId?: number
}

async function findOutsiders(tx: Tx, memberIds: number[], communityId: number | null): Promise<number[]> {
  if (communityId === null || memberIds.length === 0) return []
  const inside = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, memberIds), isInCommunity(users.id, communityId)))
  const known = new Set(inside.map(({ id }) => id))
  return memberIds.filter((id) => !known.has(id))
}

/** To open agendas, but for those behind a block or outside of the community: not even the moment shows through. */
export async function announceOuting(tx: Tx, realtime: Realtime, { shareId, memberId }: Announcement): Promise<void> {
  const isOuting = or(isNotNull(shares.outingAt), isNotNull(shares.outingDates))
  const [outing] = await tx
    .select({ authorId: shares.authorId, communityId: shares.communityId })
    .from(shares)
    .where(and(eq(shares.id, shareId), isOuting, memberIsShown(shares.authorId)))
  if (outing === undefined) return
  const except = await findOutsiders(tx, realtime.membersIn(outingsChannel), outing.communityId)
  const subjects = memberId === undefined ? [outing.authorId] : [outing.authorId, memberId]
  const event = { type: 'outings.stale' } as const
  tx.afterCommit(await prepareBroadcast(tx, realtime, { channel: outingsChannel, event, subjects, except }))
}
