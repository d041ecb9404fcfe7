import { communityChannel, type RoomLink } from '@consoeurs/contract'
import { type Database, prepared, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { prepareBroadcast } from '../../people/members/public.ts'
import { requireRoom } from './rooms.subject.ts'

const { communityMembers } = tables

const communitiesOf = prepared((db) =>
  db
    .select({ communityId: communityMembers.communityId })
    .from(communityMembers)
    .where(eq(communityMembers.userId, sql.placeholder('userId')))
    .prepare('communities_of_socket'),
)

/** Readers may watch a room; sockets join their communities' channels. */
export function registerRoomChannels({ db, realtime }: { db: Database; realtime: Realtime }): void {
  realtime.allowWatching('room', async (viewer, id) => {
    const { communityId } = await requireRoom(db, viewer, { id })
    return { communityId }
  })
  realtime.joinAtConnection(
    'community',
    async ({ id }) => (await communitiesOf(db).execute({ userId: id })).map(({ communityId }) => communityId),
    (communityId) => ({ communityId }),
  )
}

interface Membership {
  communityId: number
  memberId: number
}

export const openCommunityChannel = (realtime: Realtime, { communityId, memberId }: Membership): void =>
  realtime.joinChannel(memberId, communityChannel(communityId))

/** Names no member, so it has no subjects for blocks. */
export async function publishRoomChanged(
  tx: Tx,
  realtime: Realtime,
  communityId: number,
  room: RoomLink,
): Promise<void> {
  const event = { type: 'room.changed', communityId, room } as const
  tx.afterCommit(await prepareBroadcast(tx, realtime, { channel: communityChannel(communityId), event, subjects: [] }))
}
