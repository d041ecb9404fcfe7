import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveSocket, Realtime } from '../../platform/realtime.ts'
import { notBlockedEitherWay } from '../members/public.ts'

const { conversations, conversationMembers } = tables

/** « Elle écrit » is said again at most this often: well within the time after which a page stops showing it. */
const RELAY_EVERY = limits.typingTimeout / 2
/** A page writes in one conversation at a time; more than this is no person. */
const CONVERSATIONS_AT_ONCE = 5

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

/** What one socket said last, so that it is relayed only when it says something new. */
function listenToTyping(socket: LiveSocket, { db, realtime, logger, now }: TypingParts): void {
  const saidAt = new Map<number, number>()
  const viewerId = socket.data.viewer.id
  // One after the other: two questions at once are answered in any order, and an end told before its beginning stays.
  let told = Promise.resolve()

  const tell = async (conversationId: number, typing: boolean): Promise<void> => {
    const otherId = await findOther(db, viewerId, conversationId)
    if (otherId !== null) realtime.toUser(otherId, { type: 'typing', conversationId, userId: viewerId, typing })
  }
  const isNews = (conversationId: number, typing: boolean): boolean => {
    const before = saidAt.get(conversationId)
    if (!typing) return saidAt.delete(conversationId)
    if (before === undefined && saidAt.size >= CONVERSATIONS_AT_ONCE) return false
    if (before !== undefined && now().getTime() - before < RELAY_EVERY) return false
    saidAt.set(conversationId, now().getTime())
    return true
  }

  socket.on('typing', (conversationId, typing) => {
    if (!Number.isSafeInteger(conversationId) || !isNews(conversationId, typing === true)) return
    told = told
      .then(() => tell(conversationId, typing === true))
      .catch((error: unknown) => logger.error({ err: error }, 'relaying who writes failed'))
  })
}

export const registerTyping = (parts: TypingParts): void =>
  parts.realtime.onConnection((socket) => listenToTyping(socket, parts))
