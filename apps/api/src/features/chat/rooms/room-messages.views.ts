import {
  type LinkPreviewView,
  limits,
  type MemberLink,
  type PollView,
  type RoomMention,
  type RoomMessageView,
  type RoomQuote,
  truncate,
} from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { reactionState } from '../../publishing/reactions/public.ts'
import type { RelatedRows } from '../threads/public.ts'

export type RoomMessageRow = typeof tables.roomMessages.$inferSelect

export interface MessageContext extends RelatedRows<RoomMessageRow> {
  /** Authors, mentioned and pinning members visible to the reader. */
  members: Map<number, MemberLink>
  mentioned: Map<number, number[]>
}

function quoteView(row: RoomMessageRow, { members, images, sounds }: MessageContext): RoomQuote {
  const { id, seq, changedSeq, authorId, deletedAt } = row
  const author = members.get(authorId)
  const place = { id, seq, changedSeq, deleted: deletedAt !== null }
  if (author === undefined)
    return { ...place, authorId: 0, authorName: '', text: '', pictures: 0, deleted: false, hidden: true }
  const text = place.deleted ? '' : truncate(row.text, limits.messageQuote)
  const pictures = place.deleted ? 0 : (images.get(id)?.length ?? 0)
  const seconds = place.deleted ? undefined : sounds.get(id)?.seconds
  const sound = seconds === undefined ? {} : { sound: seconds }
  return { ...place, authorId, authorName: author.displayName, text, pictures, ...sound, hidden: false }
}

const placeOf = (row: RoomMessageRow) => ({
  id: row.id,
  roomId: row.roomId,
  seq: row.seq,
  changedSeq: row.changedSeq,
  at: row.createdAt.toISOString(),
})

const nothing = {
  images: [],
  sound: null,
  link: null,
  replyTo: null,
  reactions: reactionState({}, null),
  mentions: [],
  pinned: null,
  poll: null,
}

/** A block hides the message but keeps its position. */
const hiddenView = (row: RoomMessageRow): RoomMessageView => ({
  ...placeOf(row),
  ...nothing,
  clientId: '',
  authorId: 0,
  author: null,
  text: '',
  deleted: false,
  edited: false,
  removed: null,
  hidden: true,
  muted: false,
})

const removalOf = ({ deletedAt, removedById, authorId }: RoomMessageRow): RoomMessageView['removed'] => {
  if (deletedAt === null) return null
  return removedById === null || removedById === authorId ? 'author' : 'moderation'
}

const pinOf = ({ pinnedAt, pinnedById }: RoomMessageRow, { members }: MessageContext): RoomMessageView['pinned'] =>
  pinnedAt && { at: pinnedAt.toISOString(), byName: members.get(pinnedById ?? 0)?.displayName ?? '' }

const mentionsOf = (row: RoomMessageRow, { mentioned, members }: MessageContext): RoomMention[] =>
  (mentioned.get(row.id) ?? []).flatMap((memberId) => {
    const member = members.get(memberId)
    return member === undefined ? [] : [{ memberId, username: member.username, displayName: member.displayName }]
  })

interface ReadParts {
  folded: boolean
  link: LinkPreviewView | null
  poll: PollView | null
}

/** A removed message shows only that it was removed, and by whom. */
export function roomMessageView(
  row: RoomMessageRow,
  { folded, link, poll }: ReadParts,
  context: MessageContext,
): RoomMessageView {
  const author = context.members.get(row.authorId)
  if (author === undefined) return hiddenView(row)
  const removed = removalOf(row)
  const shared = {
    ...placeOf(row),
    clientId: row.clientId,
    authorId: row.authorId,
    author,
    edited: row.editedAt !== null,
    removed,
    deleted: removed !== null,
    hidden: false,
    muted: folded && removed === null,
  }
  if (removed !== null) return { ...shared, ...nothing, text: '' }
  const quoted = context.quoted.get(row.replyToId ?? 0)
  return {
    ...shared,
    text: row.text,
    images: context.images.get(row.id) ?? [],
    sound: context.sounds.get(row.id) ?? null,
    link,
    replyTo: quoted === undefined ? null : quoteView(quoted, context),
    reactions: reactionState(row.reactionCounts, context.own.get(row.id) ?? null),
    mentions: mentionsOf(row, context),
    pinned: pinOf(row, context),
    poll,
  }
}
