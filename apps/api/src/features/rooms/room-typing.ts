import { roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { relayTyping } from '../../platform/typing-relay.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findParted } from '../members/public.ts'

const { userProfiles } = tables

type TypingParts = Pick<FeatureOptions, 'db' | 'realtime' | 'now'> & { logger: FastifyBaseLogger }

/** « Elle écrit », to who watches the room with her; not from one who hides that she is here, and not across a block. */
export function registerRoomTyping({ db, realtime, logger, now }: TypingParts): void {
  realtime.onConnection((socket) => {
    const { id, displayName } = socket.data.viewer
    const tell = async (roomId: number, typing: boolean): Promise<void> => {
      const channel = roomChannel(roomId)
      // Whoever was put out does not watch it any more.
      if (!socket.rooms.has(channel)) return
      const [profile] = await db
        .select({ hides: userProfiles.hideLastConnection })
        .from(userProfiles)
        .where(eq(userProfiles.userId, id))
      if (profile === undefined || profile.hides) return
      const deaf = (await findParted(db, [id])).map(({ memberId }) => memberId)
      realtime.toChannel(channel, { type: 'room.typing', roomId, member: { id, displayName }, typing }, [id, ...deaf])
    }
    relayTyping(socket, { event: 'room-typing', now, logger, tell })
  })
}
