import { type RoomDoor, type RoomMarks, type RoomView, truncate } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { can } from '../../platform/policy.ts'
import { type CommunityBonds, communitySubject, pictureFor } from '../communities/public.ts'
import type { FileRow } from '../files/public.ts'
import { roomPolicy } from './rooms.policy.ts'

/** What a list of rooms shows of the last message. */
const PREVIEW = 200

type Room = typeof tables.rooms.$inferSelect
type Message = typeof tables.roomMessages.$inferSelect

/** A room, its community, its last message, and how it all stands to one viewer. */
export interface RoomRow {
  room: Pick<
    Room,
    | 'id'
    | 'slug'
    | 'name'
    | 'topic'
    | 'position'
    | 'archived'
    | 'communityId'
    | 'lastSeq'
    | 'lastMessageSeq'
    | 'lastMessageAt'
  >
  community: CommunityBonds & { slug: string; name: string }
  avatar: FileRow | null
  mark: { readSeq: number; mutedUntil: Date | null } | null
  muted: boolean
  unread: number
  mentions: number
  calls: boolean
  last: Pick<Message, 'authorId' | 'text' | 'createdAt' | 'deletedAt'> | null
  lastPictures: number
  /** The name of who said it last; null where the list does not bring her before the viewer. */
  lastAuthor: string | null
}

export const marksOf = ({
  mark,
  muted,
  unread,
  mentions,
  calls,
}: Pick<RoomRow, 'mark' | 'muted' | 'unread' | 'mentions' | 'calls'>): RoomMarks => ({
  myRead: mark?.readSeq ?? 0,
  unread,
  mentions,
  calls,
  muted,
  mutedUntil: muted ? (mark?.mutedUntil?.toISOString() ?? null) : null,
})

function lastMessageOf({ last, lastPictures, lastAuthor }: RoomRow): RoomView['lastMessage'] {
  if (last === null) return null
  const at = last.createdAt.toISOString()
  if (lastAuthor === null)
    return { text: '', pictures: 0, authorId: 0, authorName: '', at, deleted: false, hidden: true }
  const deleted = last.deletedAt !== null
  return {
    text: deleted ? '' : truncate(last.text, PREVIEW),
    pictures: deleted ? 0 : lastPictures,
    authorId: last.authorId,
    authorName: lastAuthor,
    at,
    deleted,
    hidden: false,
  }
}

export const roomDoor = (
  room: Omit<RoomDoor, 'archived'> & { archived: boolean },
  communityArchived: boolean,
): RoomDoor => ({
  id: room.id,
  slug: room.slug,
  name: room.name,
  topic: room.topic,
  position: room.position,
  archived: room.archived || communityArchived,
})

const silent = { unread: 0, mentions: 0, calls: false, muted: false, mark: null }

/** What she may not read tells her no more than its name and topic. */
export function roomView(viewer: Viewer, row: RoomRow): RoomView {
  const { room, community } = row
  const subject = { archived: room.archived, community: communitySubject(community) }
  const may = (action: keyof typeof roomPolicy) => can(roomPolicy, viewer, action, subject)
  const read = may('room.read')
  return {
    ...roomDoor(room, community.archived),
    ...marksOf(read ? row : silent),
    community: {
      id: room.communityId,
      slug: community.slug,
      name: community.name,
      avatar: pictureFor(subject.community, row.avatar),
    },
    lastMessage: read ? lastMessageOf(row) : null,
    newestSeq: read ? room.lastSeq : 0,
    can: { read, write: may('room.write'), moderate: may('room.moderate') },
  }
}
