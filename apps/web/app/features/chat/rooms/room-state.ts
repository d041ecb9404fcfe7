import type { RoomMessages, RoomMessageView, RoomOpened } from '@consoeurs/contract'
import { addNewer, addOlder, mergeIntoWindow, newestChange, reachOf } from '../talk/public.ts'

/** Most message rows that a page holds; beyond it, messages are dropped and fetched again when needed. */
export const mostRows = 96

/** A room as this page knows it: a gapless window of its messages, never longer than `mostRows`. */
export interface RoomTalk extends Omit<RoomOpened, 'firstUnreadSeq' | 'foundSeq'> {
  /** Every change up to this seq is known; the next catch-up starts after it. */
  syncedTo: number
  /** The newest change announced by any event. */
  heardTo: number
}

/** The server's response for another position: replaces what was known. An event may have overtaken it. */
export function openRoomTalk(known: RoomTalk | undefined, opened: RoomOpened): RoomTalk {
  const { room, messages, hasOlder, hasNewer, here } = opened
  const { newestSeq } = room
  const heardTo = Math.max(newestSeq, known?.heardTo ?? 0)
  return { room, messages, hasOlder, hasNewer, here, syncedTo: newestSeq, heardTo }
}

/** How many messages fit, from the first on; a run of hidden ones counts as one row. */
function fitting(messages: readonly RoomMessageView[]): number {
  let rows = 0
  for (const [index, { hidden }] of messages.entries()) {
    if (!hidden || messages[index - 1]?.hidden !== true) rows += 1
    if (rows > mostRows) return index
  }
  return messages.length
}

/** Drops the far end when the window is too long. */
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

/** Broadcasts do not carry the viewer's own reaction: keep the known one. */
function withOwnReaction({ messages }: RoomTalk, told: RoomMessageView): RoomMessageView {
  const mine = messages.find(({ id }) => id === told.id)?.reactions.mine ?? null
  return { ...told, reactions: { ...told.reactions, mine } }
}

interface Arrival {
  /** The viewer's own form of the message, instead of the broadcast. */
  own: boolean
  /** The viewer is at the end: the window moves with new messages. */
  follows: boolean
}

/**
 * Applies one message, new or changed, in any order. If `isRoomBehind` is true afterwards, an earlier change is
 * missing.
 */
export function receiveRoomMessage(talk: RoomTalk, told: RoomMessageView, { own, follows }: Arrival): RoomTalk {
  const message = own ? told : withOwnReaction(talk, told)
  const isNew = message.seq > (talk.messages.at(-1)?.seq ?? 0)
  // The viewer reads further up: keep the window, and fetch what came below when she scrolls there.
  const hasNewer = talk.hasNewer || (isNew && !follows && talk.messages.length >= mostRows)
  const messages = mergeIntoWindow({ ...talk, hasNewer }, [message])
  const after = {
    ...talk,
    messages,
    hasNewer,
    syncedTo: reachOf(talk.syncedTo, [...messages, message]),
    heardTo: Math.max(talk.heardTo, message.changedSeq),
  }
  return follows ? withoutOldest(after) : after
}

/** Applies everything that changed after `syncedTo`. */
export function catchUpRoom(talk: RoomTalk, { room, messages }: RoomMessages, follows: boolean): RoomTalk {
  const all = messages.reduce((known, message) => receiveRoomMessage(known, message, { own: true, follows }), talk)
  const syncedTo = Math.max(all.syncedTo, newestChange(messages))
  return { ...all, room, syncedTo, heardTo: Math.max(syncedTo, all.heardTo) }
}

/** Too much was missed to apply changes one by one: replaces the window, or loads the end if the viewer is there. */
export function renewRoom(talk: RoomTalk, { room, messages, hasMore }: RoomMessages, isEnd: boolean): RoomTalk {
  const synced = { ...talk, room, messages, syncedTo: room.newestSeq, heardTo: Math.max(room.newestSeq, talk.heardTo) }
  return isEnd ? { ...synced, hasOlder: hasMore, hasNewer: false } : withoutNewest({ ...synced, hasNewer: hasMore })
}

export const withOlderMessages = (talk: RoomTalk, slice: RoomMessages): RoomTalk => withoutNewest(addOlder(talk, slice))

export const withNewerMessages = (talk: RoomTalk, slice: RoomMessages): RoomTalk => withoutOldest(addNewer(talk, slice))

export const isRoomBehind = (talk: RoomTalk): boolean => talk.heardTo > talk.syncedTo
