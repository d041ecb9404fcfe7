import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { relayTyping } from '../../../platform/live/typing-relay.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'

const { conversations, conversationMembers } = tables

/** Recipient of the typing indicator. Not cached, so that a block counts at once. */
async function findOther(db: Database, viewerId: number, conversationId: number): Promise<number | null> {
  const [side] = await db
    .select({ otherId: conversationMembers.otherId })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, viewerId),
        isNotNull(conversations.acceptedAt),
        notBlockedEitherWay(viewerId, conversationMembers.otherId),
      ),
    )
  return side?.otherId ?? null
}

interface TypingParts {
  db: Database
  realtime: Realtime
  logger: FastifyBaseLogger
  now: () => Date
}

/** Typing indicator. */
export function registerTyping({ db, realtime, logger, now }: TypingParts): void {
  realtime.onConnection((socket) => {
    const userId = socket.data.viewer.id
    const tell = async (conversationId: number, typing: boolean): Promise<void> => {
      const otherId = await findOther(db, userId, conversationId)
      if (otherId !== null) realtime.toUser(otherId, { type: 'typing', conversationId, userId, typing })
    }
    relayTyping(socket, { event: 'typing', now, logger, tell })
  })
}
