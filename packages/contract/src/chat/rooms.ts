import { z } from 'zod'
import { limits, roomLimits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { CalendarDay, ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { CommunityLink } from '../publishing/communities.ts'
import { FileView } from '../publishing/files.ts'
import { PollDraft, PollView } from '../publishing/polls.ts'
import { ShareImage } from '../publishing/shares.ts'
import { ChosenSound } from '../publishing/sounds.ts'
import { hasContent, hasOneKindOfFile, MessageQuote, MessageView, oneKindOfFile } from './messages.ts'

const roomName = personLine(roomLimits.name.max, `Le nom dépasse ${roomLimits.name.max} caractères.`).min(
  roomLimits.name.min,
  'Ce nom est trop court.',
)
const roomTopic = personLine(roomLimits.topic, `Le sujet dépasse ${roomLimits.topic} caractères.`)
const roomText = personText(roomLimits.message, `Ton message dépasse ${roomLimits.message} caractères.`)

/** Slug, or the id in old links. */
export const RoomParam = z.object({ room: z.string().min(1).max(100) })

export const CreateRoom = z.strictObject({ clientId: ClientId, name: roomName, topic: roomTopic.default('') })
export type CreateRoom = z.input<typeof CreateRoom>

/** Omitted fields are unchanged. The slug never changes. */
export const RoomChange = z.strictObject({ name: roomName, topic: roomTopic, archived: z.boolean() }).partial()
export type RoomChange = z.infer<typeof RoomChange>

/** All rooms of the community that are not archived. */
export const RoomOrder = z.strictObject({ ids: z.array(Id).min(1).max(roomLimits.rooms) })

/** Synchronised between the viewer's tabs. */
export const RoomMarks = z.object({
  myRead: z.number().int().nonnegative(),
  /** Without muted authors; counted up to `roomLimits.unreadShown` + 1. */
  unread: z.number().int().nonnegative(),
  mentions: z.number().int().nonnegative(),
  /** Whether to announce news: unread messages, or only mentions if the room or its community is muted. */
  calls: z.boolean(),
  muted: z.boolean(),
  /** Null if not muted, or until unmuted. */
  mutedUntil: Instant.nullable(),
  /** The viewer archived the group; counted nowhere. */
  inArchive: z.boolean(),
})
export type RoomMarks = z.infer<typeof RoomMarks>

/** The same for every viewer who may know of the room. */
export const RoomLink = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  topic: z.string(),
  position: z.number().int(),
  /** Read-only: the room or its community is archived. */
  archived: z.boolean(),
})
export type RoomLink = z.infer<typeof RoomLink>

export const RoomView = RoomLink.extend({
  ...RoomMarks.shape,
  /** Listed in the conversations; its community has no page. */
  group: z.boolean(),
  community: CommunityLink.extend({ avatar: FileView.nullable() }),
  /** Author 0 without name or text if the viewer may not read it. */
  lastMessage: z
    .object({
      text: z.string(),
      pictures: z.number().int(),
      /** Length in seconds of a voice message. */
      sound: z.number().int().nullable(),
      poll: z.boolean(),
      authorId: z.number().int().nonnegative(),
      authorName: z.string(),
      at: Instant,
      deleted: z.boolean(),
      hidden: z.boolean(),
    })
    .nullable(),
  /** Seq of the latest change in the room. */
  newestSeq: z.number().int().nonnegative(),
  can: z.object({ read: z.boolean(), write: z.boolean(), moderate: z.boolean() }),
})
export type RoomView = z.infer<typeof RoomView>

export const RoomList = z.object({ items: z.array(RoomView) })
export type RoomList = z.infer<typeof RoomList>

/** Groups are counted with the conversations. */
export const WaitingRooms = z.object({ ids: z.array(Id), groups: z.array(Id) })
export type WaitingRooms = z.infer<typeof WaitingRooms>

/** Author 0 without name or text if the viewer may not read it. */
export const RoomQuote = MessageQuote.extend({
  authorId: z.number().int().nonnegative(),
  authorName: z.string(),
  hidden: z.boolean(),
})
export type RoomQuote = z.infer<typeof RoomQuote>

export const RoomMention = z.object({ memberId: Id, username: z.string(), displayName: z.string() })
export type RoomMention = z.infer<typeof RoomMention>

/**
 * `seq` and `changedSeq` as in a conversation. A `hidden` message (the viewer may not see its author) keeps only its
 * position: author 0, no content. A `muted` one is complete but collapsed.
 */
export const RoomMessageView = MessageView.omit({ conversationId: true, profileQuote: true }).extend({
  roomId: Id,
  authorId: z.number().int().nonnegative(),
  author: MemberLink.nullable(),
  replyTo: RoomQuote.nullable(),
  mentions: z.array(RoomMention),
  /** `byName` is empty if the viewer may not see that member. */
  pinned: z.object({ at: Instant, byName: z.string() }).nullable(),
  /** Its question is the text. Whether the viewer may write in the room is not part of `canVote`. */
  poll: PollView.nullable(),
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
    /** Without pictures. */
    sound: ChosenSound.nullable().default(null),
    replyTo: Id.nullable().default(null),
    /** Its question is the text. Without pictures or a sound. */
    poll: PollDraft.nullable().default(null),
  })
  .refine(hasContent, { error: 'Écris quelques mots.', path: ['text'] })
  .refine(hasOneKindOfFile, oneKindOfFile)
  .refine(({ poll, text }) => poll === null || text !== '', { error: 'Écris ta question.', path: ['text'] })
  .refine(({ poll, images, sound }) => poll === null || (images.length === 0 && sound === null), {
    error: 'Envoie tes photos et ton sondage séparément.',
    path: ['poll'],
  })
export type SendRoomMessage = z.input<typeof SendRoomMessage>

/** May be empty if the message has pictures or a sound. */
export const EditRoomMessage = z.object({ text: roomText })

/** Shown to the author of the removed message. */
export const RemovalReason = z.enum(['rules', 'respect', 'private', 'advert', 'danger', 'place'])
export type RemovalReason = z.infer<typeof RemovalReason>
export const RemoveRoomMessage = z.object({ reason: RemovalReason.default('rules') })

export const RoomMessageResult = z.object({ room: RoomView, message: RoomMessageView })
export type RoomMessageResult = z.infer<typeof RoomMessageResult>

/** `date`: the first message of a day in Paris. */
export const OpenRoom = z.object({
  at: z.enum(['unread', 'end']).default('unread'),
  message: z.coerce.number().int().min(1).optional(),
  date: CalendarDay.optional(),
})
export type OpenRoom = z.infer<typeof OpenRoom>

/** Only members who show their presence and whom the viewer may see. */
export const RoomPresence = z.object({ count: z.number().int().nonnegative(), members: z.array(MemberLink) })
export type RoomPresence = z.infer<typeof RoomPresence>

export const RoomOpened = z.object({
  room: RoomView,
  /** Oldest first. */
  messages: z.array(RoomMessageView),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** Shown below the « Nouveaux messages » divider. */
  firstUnreadSeq: z.number().int().nullable(),
  /** The requested message, or the first one on or after that day. */
  foundSeq: z.number().int().nullable(),
  here: RoomPresence,
})
export type RoomOpened = z.infer<typeof RoomOpened>

/**
 * `after`: new and changed messages with changedSeq > after. `before`: seq < before. `from`: seq > from.
 * Oldest first; without any of them, the newest messages.
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
  /** In the requested direction. */
  hasMore: z.boolean(),
})
export type RoomMessages = z.infer<typeof RoomMessages>

/** Own rooms; `q` is looked for in the names of rooms and communities. */
export const RoomsQuery = PageQuery.extend({ q: z.string().trim().max(limits.searchQuery).default('') })
export type RoomsQuery = z.infer<typeof RoomsQuery>

export const RoomSearch = PageQuery.extend({
  q: z.string().trim().min(2, 'Écris au moins deux lettres.').max(80, 'Cette recherche est trop longue.'),
})
export type RoomSearch = z.infer<typeof RoomSearch>

export const MentionableQuery = z.object({ q: z.string().trim().max(40).default('') })

/** Target of a short link: the room for community members, the community page for others. */
export const RoomPath = z.object({
  room: z.string(),
  community: z.string(),
  inside: z.boolean(),
  /** Opens in the conversations, also for an invited member. */
  group: z.boolean(),
})
export type RoomPath = z.infer<typeof RoomPath>
