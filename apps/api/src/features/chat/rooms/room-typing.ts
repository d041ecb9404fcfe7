import { roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { relayTyping } from '../../../platform/live/typing-relay.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { prepareBroadcast } from '../../people/members/public.ts'

const { userProfiles } = tables

type TypingParts = Pick<FeatureOptions, 'db' | 'realtime' | 'now'> & { logger: FastifyBaseLogger }

/** Not from a member who hides her presence, nor across a block. */
export function registerRoomTyping({ db, realtime, logger, now }: TypingParts): void {
  realtime.onConnection((socket) => {
    const { id, displayName } = socket.data.viewer
    const tell = async (roomId: number, typing: boolean): Promise<void> => {
      const channel = roomChannel(roomId)
      // A removed member no longer watches the room.
      if (!socket.rooms.has(channel)) return
      const [profile] = await db
        .select({ hides: userProfiles.hideLastConnection })
        .from(userProfiles)
        .where(eq(userProfiles.userId, id))
      if (profile === undefined || profile.hides) return
      const event = { type: 'room.typing', roomId, member: { id, displayName }, typing } as const
      const send = await prepareBroadcast(db, realtime, { channel, event, subjects: [id], except: [id] })
      // The member may have been removed during the query.
      if (socket.rooms.has(channel)) send()
    }
    relayTyping(socket, { event: 'room-typing', now, logger, tell })
  })
}
