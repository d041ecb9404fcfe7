import { type RoomPresence, roomChannel, roomLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { FeatureOptions } from '../../feature-options.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, findSeparated, linkQuery, memberLink, minimalViewer } from '../../people/members/public.ts'

const { users, userProfiles } = tables

/** Milliseconds; batches presence changes. */
const GATHERED = 300

const ROOM = /^room-([1-9]\d{0,14})$/

/** Without members who hide their presence. */
async function loadShown(db: Queryable, context: CardContext, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await linkQuery(db)
    .where(and(inArray(users.id, ids), eq(userProfiles.hideLastConnection, false), memberVisibleTo(context.viewer)))
    .orderBy(sql`fold_text(${users.name})`, users.id)
  return rows.map((row) => memberLink(row, context))
}

const presence = (members: RoomPresence['members']): RoomPresence => ({
  count: members.length,
  members: members.slice(0, roomLimits.here),
})

type PresenceParts = Pick<FeatureOptions, 'db' | 'realtime' | 'cards'>

export async function loadPresence({ db, realtime }: PresenceParts, context: CardContext, roomId: number) {
  return presence(await loadShown(db, context, realtime.membersIn(roomChannel(roomId))))
}

/** Publishes to each listener the members whom she may see, in two queries. Each node serves its own sockets. */
async function publishPresence({ db, realtime, cards }: PresenceParts, roomId: number): Promise<void> {
  const listeners = realtime.membersHere(roomChannel(roomId))
  if (listeners.length === 0) return
  const shown = await loadShown(db, cards(minimalViewer(0)), realtime.membersIn(roomChannel(roomId)))
  const parted = await findSeparated(db, listeners)
  for (const listener of listeners) {
    const unseen = new Set(parted.flatMap(({ memberId, fromId }) => (fromId === listener ? [memberId] : [])))
    const here = presence(shown.filter(({ id }) => !unseen.has(id)))
    realtime.toUserHere(listener, { type: 'room.presence', roomId, here })
  }
}

/** @returns a function to stop it before the database closes */
export function registerRoomPresence(parts: PresenceParts & { logger: FastifyBaseLogger }): () => void {
  const waiting = new Map<number, NodeJS.Timeout>()
  let ended = false
  const tell = (roomId: number) => {
    waiting.delete(roomId)
    publishPresence(parts, roomId).catch((error: unknown) =>
      parts.logger.error({ err: error }, 'telling who is here failed'),
    )
  }
  const onMove = (channel: string) => {
    const roomId = Number(ROOM.exec(channel)?.[1] ?? 0)
    if (roomId === 0 || ended || waiting.has(roomId)) return
    waiting.set(
      roomId,
      setTimeout(() => tell(roomId), GATHERED),
    )
  }
  parts.realtime.onMove(onMove)
  return () => {
    ended = true
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
