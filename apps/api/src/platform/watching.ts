import type { FastifyBaseLogger } from 'fastify'
import type { Viewer } from './access.ts'
import { AppError } from './errors.ts'
import type { LiveSocket } from './realtime.ts'

/** Whether she may hear what happens there. @throws AppError where she may not */
export type WatchRule = (viewer: Viewer, id: number) => Promise<unknown>

/** Open pages of one socket; a tab shows one, a few more may be on their way out. */
const WATCHED_AT_MOST = 20

const CHANNEL = /^([a-z]+)-([1-9]\d{0,14})$/

/** `watch` and `unwatch` of a socket: only channels of a kind that a feature allows, and by its rule. */
export function listenToWatching(
  socket: LiveSocket,
  rules: ReadonlyMap<string, WatchRule>,
  logger: FastifyBaseLogger,
): void {
  const ruleOf = (channel: string) => {
    const [, kind = '', id = ''] = CHANNEL.exec(channel) ?? []
    const rule = rules.get(kind)
    return rule === undefined ? null : { rule, id: Number(id) }
  }

  const watch = async (channel: unknown): Promise<boolean> => {
    const wanted = typeof channel === 'string' ? ruleOf(channel) : null
    const watched = [...socket.rooms].filter((room) => ruleOf(room) !== null)
    if (wanted === null || typeof channel !== 'string' || watched.length >= WATCHED_AT_MOST) return false
    try {
      await wanted.rule(socket.data.viewer, wanted.id)
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
    await socket.join(channel)
    return true
  }

  socket.on('watch', (channel, acknowledge) => {
    const answer = (ok: boolean) => typeof acknowledge === 'function' && acknowledge({ ok })
    watch(channel).then(answer, (error: unknown) => {
      logger.error({ err: error }, 'watching failed')
      answer(false)
    })
  })
  socket.on('unwatch', (channel) => {
    if (typeof channel === 'string' && ruleOf(channel) !== null) void socket.leave(channel)
  })
}
