import { z } from 'zod'
import { CommunityLink } from './communities.ts'
import { FileView } from './files.ts'
import { roomLimits } from './limits.ts'
import { MemberLink } from './members.ts'
import { MessageQuote, MessageView } from './messages.ts'
import { PageQuery } from './paging.ts'
import { CalendarDay, ClientId, Id, Instant, personLine, personText } from './primitives.ts'
import { ShareImage } from './shares.ts'

const roomName = personLine(roomLimits.name.max, `Le nom dépasse ${roomLimits.name.max} caractères.`).min(
  roomLimits.name.min,
  'Ce nom est trop court.',
)
const roomTopic = personLine(roomLimits.topic, `Le sujet dépasse ${roomLimits.topic} caractères.`)
const roomText = personText(roomLimits.message, `Ton message dépasse ${roomLimits.message} caractères.`)

/** A room by its slug, or by its number where an old address holds it. */
export const RoomParam = z.object({ room: z.string().min(1).max(100) })

export const CreateRoom = z.strictObject({ clientId: ClientId, name: roomName, topic: roomTopic.default('') })
export type CreateRoom = z.input<typeof CreateRoom>

/** What those who run the community may change; what is absent stays as it is. Its address never changes. */
export const RoomChange = z.strictObject({ name: roomName, topic: roomTopic, archived: z.boolean() }).partial()
export type RoomChange = z.infer<typeof RoomChange>

/** Every room of the community that is not archived, in their new order. */
export const RoomOrder = z.strictObject({ ids: z.array(Id).min(1).max(roomLimits.rooms) })

/** How a room stands to the viewer: what her other tabs are told when she reads or mutes there. */
export const RoomMarks = z.object({
  myRead: z.number().int().nonnegative(),
  /** Messages after her mark of others whom she hears; no more than `roomLimits.unreadShown` + 1 are counted. */
  unread: z.number().int().nonnegative(),
  /** Those of them that name her. */
  mentions: z.number().int().nonnegative(),
  /** Something new is there that she wants to hear of: muted, it or its community calls her only where it names her. */
  calls: z.boolean(),
  muted: z.boolean(),
  /** Null where nothing ends the mute, or there is none. */
  mutedUntil: Instant.nullable(),
})
export type RoomMarks = z.infer<typeof RoomMarks>

/** What everyone who may know of the room sees alike. */
export const RoomDoor = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  topic: z.string(),
  position: z.number().int(),
  /** It or its community is: read only. */
  archived: z.boolean(),
})
export type RoomDoor = z.infer<typeof RoomDoor>

export const RoomView = RoomDoor.extend({
  ...RoomMarks.shape,
  community: CommunityLink.extend({ avatar: FileView.nullable() }),
  /** Its last message; author 0, no name and no words where she does not read it. */
  lastMessage: z
    .object({
      text: z.string(),
      pictures: z.number().int(),
      authorId: z.number().int().nonnegative(),
      authorName: z.string(),
      at: Instant,
      deleted: z.boolean(),
      hidden: z.boolean(),
    })
    .nullable(),
  /** The room's newest change. */
  newestSeq: z.number().int().nonnegative(),
  can: z.object({ read: z.boolean(), write: z.boolean(), moderate: z.boolean() }),
})
export type RoomView = z.infer<typeof RoomView>

export const RoomList = z.object({ items: z.array(RoomView) })
export type RoomList = z.infer<typeof RoomList>

/** The rooms that call her. */
export const WaitingRooms = z.object({ ids: z.array(Id) })
export type WaitingRooms = z.infer<typeof WaitingRooms>

/** A quoted message: author 0, no name and no words where she does not read it. */
export const RoomQuote = MessageQuote.extend({
  authorId: z.number().int().nonnegative(),
  authorName: z.string(),
  hidden: z.boolean(),
})
export type RoomQuote = z.infer<typeof RoomQuote>

export const RoomMention = z.object({ memberId: Id, username: z.string(), displayName: z.string() })
export type RoomMention = z.infer<typeof RoomMention>

/**
 * A message of a room: `seq` and `changedSeq` as in a conversation. One that is `hidden` (its author is not visible to
 * the reader, whoever decided so) keeps its place and nothing else: author 0, no name, words, pictures or reactions. One
 * that is `muted` holds everything and is shown folded.
 */
export const RoomMessageView = MessageView.omit({ conversationId: true }).extend({
  roomId: Id,
  authorId: z.number().int().nonnegative(),
  author: MemberLink.nullable(),
  replyTo: RoomQuote.nullable(),
  mentions: z.array(RoomMention),
  /** `byName` is empty where she does not see who pinned it. */
  pinned: z.object({ at: Instant, byName: z.string() }).nullable(),
  removed: z.enum(['author', 'moderation']).nullable(),
  hidden: z.boolean(),
  muted: z.boolean(),
})
export type RoomMessageView = z.infer<typeof RoomMessageView>

export const SendRoomMessage = z
  .object({
    clientId: ClientId,
    text: roomText.default(''),
    images: z.array(ShareImage).max(roomLimits.images, `Choisis au plus ${roomLimits.images} images.`).default([]),
    replyTo: Id.nullable().default(null),
  })
  .refine((message) => message.text !== '' || message.images.length > 0, {
    error: 'Écris quelques mots.',
    path: ['text'],
  })
export type SendRoomMessage = z.input<typeof SendRoomMessage>

/** New words for a message of hers; none where it has pictures. */
export const EditRoomMessage = z.object({ text: roomText })

/** Why a message of another is taken away: its author reads it. */
export const RemovalReason = z.enum(['rules', 'respect', 'private', 'advert', 'danger', 'place'])
export type RemovalReason = z.infer<typeof RemovalReason>
export const RemoveRoomMessage = z.object({ reason: RemovalReason.default('rules') })

/** What a write in a room answers. */
export const RoomWrite = z.object({ room: RoomView, message: RoomMessageView })
export type RoomWrite = z.infer<typeof RoomWrite>

/** Where a room opens: at the first unread message, at its end, around one message, or at the first one of a day in Paris. */
export const OpenRoom = z.object({
  at: z.enum(['unread', 'end']).default('unread'),
  message: z.coerce.number().int().min(1).optional(),
  date: CalendarDay.optional(),
})
export type OpenRoom = z.infer<typeof OpenRoom>

/** Who is in the room now, of those who show it and whom the viewer may see. */
export const RoomPresence = z.object({ count: z.number().int().nonnegative(), members: z.array(MemberLink) })
export type RoomPresence = z.infer<typeof RoomPresence>

export const RoomOpened = z.object({
  room: RoomView,
  /** Oldest first. */
  messages: z.array(RoomMessageView),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** Above it stands « Nouveaux messages ». */
  firstUnreadSeq: z.number().int().nullable(),
  /** The message that was asked for, or the first one of that day or after it; null where there is none. */
  foundSeq: z.number().int().nullable(),
  here: RoomPresence,
})
export type RoomOpened = z.infer<typeof RoomOpened>

/**
 * `after`: new and changed messages with changedSeq > after. `before`: older ones with seq < before. `from`: newer ones
 * with seq > from. Oldest first; without any of them the newest ones.
 */
export const RoomMessagesQuery = z.object({
  after: z.coerce.number().int().min(0).optional(),
  before: z.coerce.number().int().min(1).optional(),
  from: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type RoomMessagesQuery = z.infer<typeof RoomMessagesQuery>

export const RoomMessages = z.object({
  room: RoomView,
  messages: z.array(RoomMessageView),
  /** There are more the way she asked. */
  hasMore: z.boolean(),
})
export type RoomMessages = z.infer<typeof RoomMessages>

export const RoomSearch = PageQuery.extend({
  q: z.string().trim().min(2, 'Écris au moins deux lettres.').max(80, 'Cette recherche est trop longue.'),
})
export type RoomSearch = z.infer<typeof RoomSearch>

export const MentionableQuery = z.object({ q: z.string().trim().max(40).default('') })

/** Where a short link leads: to the room who is in its community, to the community's door who is not. */
export const RoomPlace = z.object({ room: z.string(), community: z.string(), inside: z.boolean() })
export type RoomPlace = z.infer<typeof RoomPlace>
