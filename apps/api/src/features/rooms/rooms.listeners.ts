import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { closeCommunityChannels, openCommunityChannel } from './room-channels.ts'

const { communityMembers, roomMarks, rooms } = tables

interface Membership {
  communityId: number
  memberId: number
}

/** What was said before she came in is not new to her. */
async function startMarks(tx: Tx, { communityId, memberId }: Membership): Promise<void> {
  const there = await tx
    .select({ roomId: rooms.id, readSeq: rooms.lastSeq })
    .from(rooms)
    .where(eq(rooms.communityId, communityId))
  if (there.length === 0) return
  await tx
    .insert(roomMarks)
    .values(there.map((room) => ({ ...room, userId: memberId })))
    .onConflictDoNothing()
}

/** Her marks go with her; unless she came back in meanwhile. */
async function endMarks(tx: Tx, { communityId, memberId }: Membership): Promise<boolean> {
  const isBack = and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId))
  if ((await tx.$count(communityMembers, isBack)) > 0) return false
  const there = tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.communityId, communityId))
  await tx.delete(roomMarks).where(and(eq(roomMarks.userId, memberId), inArray(roomMarks.roomId, there)))
  return true
}

/** Marks and channels follow who is in; a block shows both another room than before. */
export const roomsListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => {
  const freshen = (memberIds: number[], tx: Tx) =>
    tx.afterCommit(() => {
      for (const id of memberIds) realtime.toUser(id, { type: 'rooms.stale' })
    })
  return [
    on('community.joined', async (joined, tx) => {
      await startMarks(tx, joined)
      tx.afterCommit(() => openCommunityChannel(realtime, joined))
    }),
    on('community.left', async (left, tx) => {
      if (await endMarks(tx, left)) tx.afterCommit(await closeCommunityChannels(tx, realtime, left))
    }),
    on('member.blocked', async ({ blockerId, blockedId }, tx) => freshen([blockerId, blockedId], tx)),
    on('member.unblocked', async ({ blockerId, blockedId }, tx) => freshen([blockerId, blockedId], tx)),
  ]
}
