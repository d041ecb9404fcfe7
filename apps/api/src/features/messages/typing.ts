import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Realtime } from '../../platform/realtime.ts'
import { relayTyping } from '../../platform/typing-relay.ts'
import { notBlockedEitherWay } from '../members/public.ts'

const { conversations, conversationMembers } = tables

/** Whom she writes to, in an open conversation that no block hides; asked each time, so that a block counts at once. */
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

/** « Elle écrit », to the other's open pages. */
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
