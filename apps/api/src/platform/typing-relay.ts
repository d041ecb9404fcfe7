import { limits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveSocket } from './realtime.ts'

/** « Elle écrit » is said again at most this often: well within the time after which a page stops showing it. */
const RELAY_EVERY = limits.typingTimeout / 2
/** A page writes in one place at a time; more than this is no person. */
const PLACES_AT_ONCE = 5

interface TypingRelay {
  event: 'typing' | 'room-typing'
  now: () => Date
  logger: FastifyBaseLogger
  /** Says it to those who may know; asked each time, so that a block counts at once. */
  tell: (placeId: number, typing: boolean) => Promise<void>
}

/** What one socket said last, so that it is relayed only when it says something new. */
export function relayTyping(socket: LiveSocket, { event, now, logger, tell }: TypingRelay): void {
  const saidAt = new Map<number, number>()
  // One after the other: two questions at once are answered in any order, and an end told before its beginning stays.
  let told = Promise.resolve()

  const isNews = (placeId: number, typing: boolean): boolean => {
    const before = saidAt.get(placeId)
    if (!typing) return saidAt.delete(placeId)
    if (before === undefined && saidAt.size >= PLACES_AT_ONCE) return false
    if (before !== undefined && now().getTime() - before < RELAY_EVERY) return false
    saidAt.set(placeId, now().getTime())
    return true
  }

  socket.on(event, (placeId, typing) => {
    if (!Number.isSafeInteger(placeId) || !isNews(placeId, typing === true)) return
    told = told
      .then(() => tell(placeId, typing === true))
      .catch((error: unknown) => logger.error({ err: error }, 'relaying who writes failed'))
  })
}
