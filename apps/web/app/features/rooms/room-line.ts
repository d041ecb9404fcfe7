import type { RoomView } from '@consoeurs/contract'
import { roomsText } from '../../text/rooms.ts'
import { talkText } from '../../text/talk.ts'
import { roomHref } from './rooms-links.ts'

/** What was said there last, in one line; before anything was, what it is about. */
export function lastWords({ lastMessage, topic }: RoomView, viewerId: number | undefined): string {
  if (lastMessage === null) return topic || roomsText.nobodyYet
  const { text, pictures, authorId, authorName, deleted, hidden } = lastMessage
  if (hidden) return roomsText.hiddenMessage
  if (deleted) return talkText.deleted
  const words = text === '' ? talkText.pictures(pictures) : text
  return authorId === viewerId ? roomsText.mine(words) : roomsText.said(authorName, words)
}

/** A room beside a page, in words that its loader chose: the page itself carries none of them. */
export interface RoomLine {
  id: number
  to: string
  name: string
  picture: string | null
  words: string
  unread: number
  /** How many wait, for readers. */
  label: string
}

function roomLine(room: RoomView, viewerId: number | undefined): RoomLine {
  const { id, name, community, calls, unread } = room
  const count = calls ? unread : 0
  return {
    id,
    to: roomHref(room),
    name,
    picture: community.avatar?.formats.thumbnail.url ?? null,
    words: lastWords(room, viewerId),
    unread: count,
    label: roomsText.unread(count),
  }
}

export interface RoomsBeside {
  lines: RoomLine[]
  /** What to say where she has none. */
  none: string | null
}

export const roomsBeside = (rooms: RoomView[], viewerId: number | undefined): RoomsBeside => ({
  lines: rooms.map((room) => roomLine(room, viewerId)),
  none: rooms.length === 0 ? roomsText.empty.text : null,
})
