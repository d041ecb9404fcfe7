import type { RoomMessages, RoomMessageView, RoomOpened } from '@consoeurs/contract'
import { mergeMessages, newestChange, reachOf } from '../talk/public.ts'

/** Rows of messages that a page holds at once; what lies beyond is asked for again when she goes there. */
export const mostRows = 96

/** A room as this page knows it: a window on its messages, without gaps and never longer than `mostRows`. */
export interface RoomTalk extends Omit<RoomOpened, 'firstUnreadSeq' | 'foundSeq'> {
  /** Every change up to this seq is known: what the page asks for next begins after it. */
  syncedTo: number
  /** The newest change of which anything was heard. */
  heardTo: number
}

/** What the server says she finds where she asked: another place than before, so that nothing of it is kept. */
export function openRoomTalk(_known: RoomTalk | undefined, opened: RoomOpened): RoomTalk {
  const { room, messages, hasOlder, hasNewer, here } = opened
  const { newestSeq } = room
  return { room, messages, hasOlder, hasNewer, here, syncedTo: newestSeq, heardTo: newestSeq }
}

/** How many of them may be shown, from the first on; a run that nobody shows her is one row. */
function fitting(messages: readonly RoomMessageView[]): number {
  let rows = 0
  for (const [index, { hidden }] of messages.entries()) {
    if (!hidden || messages[index - 1]?.hidden !== true) rows += 1
    if (rows > mostRows) return index
  }
  return messages.length
}

/** The far side leaves the page where both together are too many. */
function withoutOldest(talk: RoomTalk): RoomTalk {
  const kept = fitting(talk.messages.toReversed())
  if (kept === talk.messages.length) return talk
  return { ...talk, messages: talk.messages.slice(-kept), hasOlder: true }
}

function withoutNewest(talk: RoomTalk): RoomTalk {
  const kept = fitting(talk.messages)
  if (kept === talk.messages.length) return talk
  return { ...talk, messages: talk.messages.slice(0, kept), hasNewer: true }
}

/** What was told to many says nothing of her own reaction: it stays as it was known here. */
function withOwnReaction({ messages }: RoomTalk, told: RoomMessageView): RoomMessageView {
  const mine = messages.find(({ id }) => id === told.id)?.reactions.mine ?? null
  return { ...told, reactions: { ...told.reactions, mine } }
}

interface Arrival {
  /** As she herself reads it; otherwise as it was told to many. */
  own: boolean
  /** She looks at the end: the window moves with what arrives. */
  follows: boolean
}

/** One message, new or changed, in whatever order. Where `isBehind` is then true, something before it is missing. */
export function receiveRoomMessage(talk: RoomTalk, told: RoomMessageView, { own, follows }: Arrival): RoomTalk {
  const message = own ? told : withOwnReaction(talk, told)
  const [first, last] = [talk.messages[0], talk.messages.at(-1)]
  const isAbove = talk.hasOlder && first !== undefined && message.seq < first.seq
  const isNew = message.seq > (last?.seq ?? 0)
  // She reads further up: the window stays where she is, and what came below is asked for when she goes there.
  const isBelow = isNew && (talk.hasNewer || (!follows && talk.messages.length >= mostRows))
  const messages = mergeMessages(talk.messages, isAbove || isBelow ? [] : [message], [message])
  const after = {
    ...talk,
    messages,
    hasNewer: talk.hasNewer || isBelow,
    syncedTo: reachOf(talk.syncedTo, [...messages, message]),
    heardTo: Math.max(talk.heardTo, message.changedSeq),
  }
  return follows ? withoutOldest(after) : after
}

/** Everything that changed after `syncedTo`. */
export function catchUpRoom(talk: RoomTalk, { room, messages }: RoomMessages, follows: boolean): RoomTalk {
  const all = messages.reduce((known, message) => receiveRoomMessage(known, message, { own: true, follows }), talk)
  const syncedTo = Math.max(all.syncedTo, newestChange(messages))
  return { ...all, room, syncedTo, heardTo: Math.max(syncedTo, all.heardTo) }
}

/** Too much was missed to be told one by one: the window as it now is, or the end where she looks at that. */
export function renewRoom(talk: RoomTalk, { room, messages, hasMore }: RoomMessages, isEnd: boolean): RoomTalk {
  const synced = { ...talk, room, messages, syncedTo: room.newestSeq, heardTo: Math.max(room.newestSeq, talk.heardTo) }
  return isEnd ? { ...synced, hasOlder: hasMore, hasNewer: false } : withoutNewest({ ...synced, hasNewer: hasMore })
}

export const withOlderMessages = (talk: RoomTalk, { messages, hasMore }: RoomMessages): RoomTalk =>
  withoutNewest({ ...talk, messages: mergeMessages(talk.messages, messages), hasOlder: hasMore })

export const withNewerMessages = (talk: RoomTalk, { messages, hasMore }: RoomMessages): RoomTalk =>
  withoutOldest({ ...talk, messages: mergeMessages(talk.messages, messages), hasNewer: hasMore })

export const isRoomBehind = (talk: RoomTalk): boolean => talk.heardTo > talk.syncedTo
