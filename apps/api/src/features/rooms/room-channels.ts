import { communityChannel, roomChannel, userChannel } from '@consoeurs/contract'
import { type Database, prepared, type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveSocket, Realtime } from '../../platform/realtime.ts'
import { requireRoom } from './rooms.subject.ts'

const { communityMembers, rooms } = tables

const communitiesOf = prepared((db) =>
  db
    .select({ communityId: communityMembers.communityId })
    .from(communityMembers)
    .where(eq(communityMembers.userId, sql.placeholder('userId')))
    .prepare('communities_of_socket'),
)

/** Every page of hers hears of the communities that she is in, whatever it shows. */
async function joinCommunities(db: Database, socket: LiveSocket): Promise<void> {
  const rows = await communitiesOf(db).execute({ userId: socket.data.viewer.id })
  await socket.join(rows.map(({ communityId }) => communityChannel(communityId)))
}

interface ChannelParts {
  db: Database
  realtime: Realtime
  logger: FastifyBaseLogger
}

export function registerRoomChannels({ db, realtime, logger }: ChannelParts): void {
  realtime.allowWatching('room', (viewer, id) => requireRoom(db, viewer, { id }))
  realtime.onConnection((socket) => {
    joinCommunities(db, socket).catch((error: unknown) => logger.error({ err: error }, 'joining communities failed'))
  })
}

interface Membership {
  communityId: number
  memberId: number
}

/** She came in: her open pages hear of it from now on. */
export const openCommunityChannel = (realtime: Realtime, { communityId, memberId }: Membership): void =>
  realtime.io.in(userChannel(memberId)).socketsJoin(communityChannel(communityId))

/** She is out: her open pages hear no more of what is said there, and of nobody who writes. */
export async function closeCommunityChannels(db: Queryable, realtime: Realtime, { communityId, memberId }: Membership) {
  const rows = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.communityId, communityId))
  const channels = [communityChannel(communityId), ...rows.map(({ id }) => roomChannel(id))]
  return () => {
    realtime.io.in(userChannel(memberId)).socketsLeave(channels)
    realtime.toUser(memberId, { type: 'rooms.gone', communityId })
  }
}
