import type { RoomView } from '@consoeurs/contract'
import { roomsText } from '../../../text/rooms.ts'
import { talkText } from '../../../text/talk.ts'
import { roomHref } from './rooms-links.ts'

/** The last message in one line, or the room's topic. */
export function lastMessageText({ lastMessage, topic }: RoomView, viewerId: number | undefined): string {
  if (lastMessage === null) return topic || roomsText.nobodyYet
  const { text, pictures, sound, poll, authorId, authorName, deleted, hidden } = lastMessage
  if (hidden) return roomsText.hiddenMessage
  if (deleted) return talkText.deleted
  const words = (poll ? talkText.poll(text) : text) || (sound ? talkText.voice(sound) : talkText.pictures(pictures))
  return authorId === viewerId ? roomsText.mine(words) : roomsText.said(authorName, words)
}

/** Built in the loader, so that the page needs none of these texts. */
export interface RoomLine {
  id: number
  to: string
  name: string
  picture: string | null
  words: string
  unread: number
  /** Accessible name, with the unread count. */
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
    words: lastMessageText(room, viewerId),
    unread: count,
    label: roomsText.unread(count),
  }
}

export const roomLines = (rooms: RoomView[], viewerId: number | undefined): RoomLine[] =>
  rooms.map((room) => roomLine(room, viewerId))
