import { limits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveSocket } from './realtime.ts'

/** Repeat interval, well below the time after which a page hides the typing indicator. */
const RELAY_EVERY = limits.typingTimeout / 2
/** More places at once than a person types in. */
const PLACES_AT_ONCE = 5

interface TypingRelay {
  event: 'typing' | 'room-typing'
  now: () => Date
  logger: FastifyBaseLogger
  /** Publishes to those who may know; checked each time, so that a block applies at once. */
  tell: (placeId: number, typing: boolean) => Promise<void>
}

export function relayTyping(socket: LiveSocket, { event, now, logger, tell }: TypingRelay): void {
  const saidAt = new Map<number, number>()
  // In sequence: parallel checks might publish the end before the start.
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
