import { type LiveEvent, shareChannel } from '@consoeurs/contract'
import { type Database, type Queryable, tables } from '@consoeurs/database'
import { eq, inArray, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { LiveSocket, Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireShare } from './shares.queries.ts'

const { blocks, shares } = tables

/** Open share pages of one socket; a tab shows one, a few more may be on their way out. */
const WATCHED_AT_MOST = 20

const CHANNEL = /^share-([1-9]\d{0,14})$/

/** Everyone who blocked one of those members or was blocked by one of them. */
async function blockedEitherWay(db: Queryable, memberIds: number[]): Promise<number[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.blockerId, memberIds), inArray(blocks.blockedId, memberIds)))
  return rows.map(({ blockerId, blockedId }) => (memberIds.includes(blockerId) ? blockedId : blockerId))
}

/**
 * Tells the open pages of a share what `actorId` did there, once the transaction has committed. Members whom a block
 * separates from her, or from the share's author since they began to watch, hear nothing.
 */
export async function toShareChannel(
  tx: Tx,
  realtime: Realtime,
  event: LiveEvent & { shareId: number },
  actorId: number,
): Promise<void> {
  const [share] = await tx.select({ authorId: shares.authorId }).from(shares).where(eq(shares.id, event.shareId))
  if (share === undefined) return
  const parted = await blockedEitherWay(tx, [actorId, share.authorId])
  const deaf = parted.filter((id) => id !== actorId)
  tx.afterCommit(() => realtime.toChannel(shareChannel(event.shareId), event, deaf))
}

/** Nobody is told more of a share that is gone. */
export const closeShareChannel = (realtime: Realtime, shareId: number) =>
  realtime.io.in(shareChannel(shareId)).socketsLeave(shareChannel(shareId))

async function watch(db: Database, socket: LiveSocket, channel: unknown): Promise<boolean> {
  const shareId = typeof channel === 'string' ? Number(CHANNEL.exec(channel)?.[1] ?? 0) : 0
  if (shareId === 0 || socket.rooms.size > WATCHED_AT_MOST) return false
  try {
    await requireShare(db, socket.data.viewer, shareId)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
  await socket.join(shareChannel(shareId))
  return true
}

interface WatchParts {
  db: Database
  realtime: Realtime
  logger: FastifyBaseLogger
}

/** `watch` and `unwatch` of the socket: only a share that she may see. */
export function registerShareWatch({ db, realtime, logger }: WatchParts): void {
  realtime.onConnection((socket) => {
    socket.on('watch', (channel, acknowledge) => {
      const answer = (ok: boolean) => typeof acknowledge === 'function' && acknowledge({ ok })
      watch(db, socket, channel).then(answer, (error: unknown) => {
        logger.error({ err: error }, 'watching a share failed')
        answer(false)
      })
    })
    socket.on('unwatch', (channel) => {
      if (typeof channel === 'string' && CHANNEL.test(channel)) void socket.leave(channel)
    })
  })
}
