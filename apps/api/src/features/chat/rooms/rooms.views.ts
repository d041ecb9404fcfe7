import { type RoomLink, type RoomMarks, type RoomView, truncate } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FileRow } from '../../foundation/files/public.ts'
import { type CommunityBonds, communitySubject, pictureFor } from '../../publishing/communities/public.ts'
import { roomPolicy } from './rooms.policy.ts'

/** Characters of the last message shown in a list. */
const PREVIEW = 200

type Room = typeof tables.rooms.$inferSelect
type Message = typeof tables.roomMessages.$inferSelect

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
  inArchive: boolean
  unread: number
  mentions: number
  calls: boolean
  last: Pick<Message, 'authorId' | 'text' | 'createdAt' | 'deletedAt'> | null
  lastPictures: number
  lastSound: number | null
  lastIsPoll: boolean
  /** Null where the author is hidden from the viewer's lists. */
  lastAuthor: string | null
}

export const marksOf = ({
  mark,
  muted,
  inArchive,
  unread,
  mentions,
  calls,
}: Pick<RoomRow, 'mark' | 'muted' | 'inArchive' | 'unread' | 'mentions' | 'calls'>): RoomMarks => ({
  myRead: mark?.readSeq ?? 0,
  unread,
  mentions,
  calls,
  muted,
  inArchive,
  mutedUntil: muted ? (mark?.mutedUntil?.toISOString() ?? null) : null,
})

function lastMessageOf({ last, lastPictures, lastSound, lastIsPoll, lastAuthor }: RoomRow): RoomView['lastMessage'] {
  if (last === null) return null
  const at = last.createdAt.toISOString()
  if (lastAuthor === null)
    return {
      ...{ text: '', pictures: 0, sound: null, poll: false },
      ...{ authorId: 0, authorName: '', at, deleted: false, hidden: true },
    }
  const deleted = last.deletedAt !== null
  return {
    text: deleted ? '' : truncate(last.text, PREVIEW),
    pictures: deleted ? 0 : lastPictures,
    sound: deleted ? null : lastSound,
    poll: !deleted && lastIsPoll,
    authorId: last.authorId,
    authorName: lastAuthor,
    at,
    deleted,
    hidden: false,
  }
}

export const roomLink = (
  room: Omit<RoomLink, 'archived'> & { archived: boolean },
  communityArchived: boolean,
): RoomLink => ({
  id: room.id,
  slug: room.slug,
  name: room.name,
  topic: room.topic,
  position: room.position,
  archived: room.archived || communityArchived,
})

const silent = { unread: 0, mentions: 0, calls: false, muted: false, inArchive: false, mark: null }

export function roomView(viewer: Viewer, row: RoomRow): RoomView {
  const { room, community } = row
  const subject = { archived: room.archived, community: communitySubject(community) }
  const may = (action: keyof typeof roomPolicy) => can(roomPolicy, viewer, action, subject)
  const read = may('room.read')
  return {
    ...roomLink(room, community.archived),
    ...marksOf(read ? row : silent),
    group: subject.community.group,
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
