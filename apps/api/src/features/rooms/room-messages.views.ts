import {
  type FileView,
  limits,
  type MemberLink,
  type RoomMention,
  type RoomMessageView,
  type RoomQuote,
  truncate,
} from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { reactionState } from '../reactions/public.ts'

export type RoomMessageRow = typeof tables.roomMessages.$inferSelect

/** What belongs to messages beside their rows, for one reader: one batch of each. */
export interface MessageContext {
  /** Those whom she may see of all who wrote, are named, or pinned. */
  members: Map<number, MemberLink>
  images: Map<number, FileView[]>
  quoted: Map<number, RoomMessageRow>
  quotedPictures: Map<number, number>
  mentioned: Map<number, number[]>
  own: Map<number, string>
}

function quoteView(row: RoomMessageRow, { members, quotedPictures }: MessageContext): RoomQuote {
  const { id, seq, changedSeq, authorId, deletedAt } = row
  const author = members.get(authorId)
  const place = { id, seq, changedSeq, deleted: deletedAt !== null }
  if (author === undefined)
    return { ...place, authorId: 0, authorName: '', text: '', pictures: 0, deleted: false, hidden: true }
  const text = place.deleted ? '' : truncate(row.text, limits.messageQuote)
  const pictures = place.deleted ? 0 : (quotedPictures.get(id) ?? 0)
  return { ...place, authorId, authorName: author.displayName, text, pictures, hidden: false }
}

const placeOf = (row: RoomMessageRow) => ({
  id: row.id,
  roomId: row.roomId,
  seq: row.seq,
  changedSeq: row.changedSeq,
  at: row.createdAt.toISOString(),
})

const nothing = { images: [], replyTo: null, reactions: reactionState({}, null), mentions: [], pinned: null }

/** Whoever decided that the two do not meet: it keeps its place and tells nothing. */
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

/** A message as one reader reads it; of one that was taken away she reads that it is no more, and by whom. */
export function roomMessageView(row: RoomMessageRow, isFolded: boolean, context: MessageContext): RoomMessageView {
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
    muted: isFolded && removed === null,
  }
  if (removed !== null) return { ...shared, ...nothing, text: '' }
  const quoted = context.quoted.get(row.replyToId ?? 0)
  return {
    ...shared,
    text: row.text,
    images: context.images.get(row.id) ?? [],
    replyTo: quoted === undefined ? null : quoteView(quoted, context),
    reactions: reactionState(row.reactionCounts, context.own.get(row.id) ?? null),
    mentions: mentionsOf(row, context),
    pinned: pinOf(row, context),
  }
}
