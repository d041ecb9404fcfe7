import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { type PublishParts, storePreview, threadTables } from '../threads/public.ts'
import { publishRoomMessage } from './publish-room-message.ts'
import { openCommunityChannel } from './room-channels.ts'
import { messageRows } from './room-messages.queries.ts'
import { findRoom } from './rooms.subject.ts'

const { communityMembers, roomMarks, roomMessages, rooms } = tables

interface Membership {
  communityId: number
  memberId: number
}

/** Earlier messages do not count as unread. */
async function startMarks(tx: Tx, { communityId, memberId }: Membership): Promise<void> {
  const there = await tx
    .select({ roomId: rooms.id, readSeq: rooms.lastSeq })
    .from(rooms)
    .where(eq(rooms.communityId, communityId))
  if (there.length === 0) return
  await tx
    .insert(roomMarks)
    .values(there.map((room) => ({ ...room, userId: memberId })))
    .onConflictDoNothing()
}

/** Deletes a member's marks, unless she has rejoined. */
async function endMarks(tx: Tx, { communityId, memberId }: Membership): Promise<boolean> {
  const isBack = and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId))
  if ((await tx.$count(communityMembers, isBack)) > 0) return false
  const there = tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.communityId, communityId))
  await tx.delete(roomMarks).where(and(eq(roomMarks.userId, memberId), inArray(roomMarks.roomId, there)))
  return true
}

/** Without a viewer: each client knows its own reactions. */
async function publishPreviewed(tx: Tx, parts: PublishParts, previewId: number): Promise<void> {
  const ids = await storePreview(tx, threadTables.roomMessage, previewId)
  const shown = await messageRows(tx, 0).where(inArray(roomMessages.id, ids)).orderBy(asc(roomMessages.id))
  for (const read of shown) {
    const room = await findRoom(tx, minimalViewer(read.message.authorId), { id: read.message.roomId })
    if (room !== undefined) await publishRoomMessage(tx, parts, { room, read, isNew: false, actorId: 0 })
  }
}

export const roomsListeners = (parts: Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>): EventListener[] => {
  const { realtime } = parts
  const freshen = (memberIds: number[], tx: Tx) =>
    tx.afterCommit(() => {
      for (const id of memberIds) realtime.toUser(id, { type: 'rooms.stale' })
    })
  return [
    on('community.joined', async (joined, tx) => {
      await startMarks(tx, joined)
      tx.afterCommit(() => openCommunityChannel(realtime, joined))
    }),
    on('community.left', async (left, tx) => {
      if (!(await endMarks(tx, left))) return
      const { memberId, communityId } = left
      tx.afterCommit(() => realtime.toUser(memberId, { type: 'rooms.gone', communityId }))
    }),
    on('link.previewed', async ({ previewId, isNew }, tx) => {
      if (isNew) await publishPreviewed(tx, parts, previewId)
    }),
    on('member.blocked', async ({ blockerId, blockedId }, tx) => freshen([blockerId, blockedId], tx)),
    on('member.unblocked', async ({ blockerId, blockedId }, tx) => freshen([blockerId, blockedId], tx)),
    on('block-list.changed', async ({ memberId }, tx) => freshen([memberId], tx)),
  ]
}
