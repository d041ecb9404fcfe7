import type { RoomMessageResult } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { checkGroupText } from '../../foundation/text-filters/public.ts'
import { loadMemberById, memberPolicy } from '../../people/members/public.ts'
import { lockThread, type ThreadKind, threadTables } from '../threads/public.ts'
import { storeMentions } from './mentions.ts'
import { publishRoomMessageChange } from './publish-room-message.ts'
import type { RoomMessageRow } from './room-messages.views.ts'
import { roomMessagePolicy, roomPolicy } from './rooms.policy.ts'
import { findRoom, type LoadedRoom } from './rooms.subject.ts'

const { auditEntries, roomMessages } = tables

export interface LockedRoomMessage {
  room: LoadedRoom
  message: RoomMessageRow
}

type Action = keyof typeof roomMessagePolicy

/** The viewer cannot change a message that is hidden from her. */
async function checkSeen(tx: Queryable, viewer: Viewer, { authorId }: RoomMessageRow): Promise<void> {
  const author = await loadMemberById(tx, viewer, authorId)
  if (author === null || !can(memberPolicy, viewer, 'member.see', author)) throw new AppError('MESSAGE_NOT_FOUND')
}

function refusal(room: LoadedRoom, action: Action): AppError {
  const isOfWriting = ['room-message.edit', 'room-message.react', 'room-message.vote'].includes(action)
  if (isOfWriting && room.community.archived) return new AppError('COMMUNITY_ARCHIVED')
  return new AppError(isOfWriting && room.archived ? 'ROOM_ARCHIVED' : 'FORBIDDEN')
}

const isReader = (viewer: Viewer, room: LoadedRoom) =>
  can(roomPolicy, viewer, 'room.know', room) && can(roomPolicy, viewer, 'room.read', room)

/**
 * A message in a room that the viewer cannot read answers like a missing one.
 * @throws AppError MESSAGE_NOT_FOUND
 */
export async function requireRoomMessage(db: Queryable, viewer: Viewer, id: number): Promise<LockedRoomMessage> {
  const [message] = await db.select().from(roomMessages).where(eq(roomMessages.id, id))
  const room = message && (await findRoom(db, viewer, { id: message.roomId }))
  if (message === undefined || room === undefined || !isReader(viewer, room)) throw new AppError('MESSAGE_NOT_FOUND')
  await checkSeen(db, viewer, message)
  return { room, message }
}

/** @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, ROOM_ARCHIVED, COMMUNITY_ARCHIVED */
export async function lockRoomMessage(tx: Tx, viewer: Viewer, id: number, action: Action): Promise<LockedRoomMessage> {
  await lockThread(tx, threadTables.roomMessage, id)
  const { room, message } = await requireRoomMessage(tx, viewer, id)
  if (message.deletedAt !== null && action !== 'room-message.remove') throw new AppError('MESSAGE_NOT_FOUND')
  if (!can(roomMessagePolicy, viewer, action, { ...message, room })) throw refusal(room, action)
  return { room, message }
}

/** None in a secret community, as for its shares. A group is secret too, and like a conversation in this. */
export const hasPreviews = ({ community }: LoadedRoom): boolean => community.group || community.access !== 'secret'

export const unpinned = { pinnedAt: null, pinnedById: null }

interface EventSubject {
  room: Pick<LoadedRoom, 'id' | 'communityId'>
  message: Pick<RoomMessageRow, 'id' | 'authorId'>
}

export const eventOf = ({ room, message }: EventSubject) => ({
  messageId: message.id,
  roomId: room.id,
  communityId: room.communityId,
  authorId: message.authorId,
})

export const roomThread: ThreadKind<LockedRoomMessage, RoomMessageResult> = {
  tables: threadTables.roomMessage,

  lock: (tx, viewer, id, action) => lockRoomMessage(tx, viewer, id, `room-message.${action}`),

  checkText({ message }) {
    if (message.poll !== null && message.pollVoters > 0) throw new AppError('POLL_HAS_VOTES')
  },

  hasPreviews: ({ room }) => hasPreviews(room),

  async afterEdit(tx, viewer, locked, text) {
    const { room, message } = locked
    if (room.community.group) await checkGroupText(tx, viewer, text, new Date())
    const memberIds = await storeMentions(tx, viewer, room.communityId, { ...message, text })
    if (memberIds.length > 0) tx.emit({ type: 'room.mentioned', ...eventOf(locked), memberIds })
  },

  deletion: (viewer, { message }) => ({ ...unpinned, removedById: message.authorId === viewer.id ? null : viewer.id }),

  /** An author is notified when a moderator removes her message. */
  async afterDeletion(tx, _parts, viewer, { reason = 'rules', ...deleted }) {
    const { room, message } = deleted
    if (message.authorId !== viewer.id) {
      await tx.insert(auditEntries).values({
        actorId: viewer.id,
        action: 'room-message.remove',
        target: 'roomMessage',
        targetId: message.id,
        detail: { memberId: message.authorId, communityId: room.communityId, reason },
      })
      tx.emit({ type: 'room.removed', messageId: message.id, authorId: message.authorId, reason })
    }
    tx.emit({ type: 'room.unsaid', ...eventOf(deleted) })
  },

  publish: (tx, parts, viewer, { room, message }) =>
    publishRoomMessageChange(tx, parts, viewer, { room, messageId: message.id }),
}
