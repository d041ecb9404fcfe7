import { quoteOf } from '@consoeurs/contract'
import type { ChatWindow, TalkMessage } from './talk.ts'

/** The later form of a message, with the later form of its quote, which changes on its own. */
function later<Message extends TalkMessage>(one: Message, other: Message): Message {
  const message = other.changedSeq > one.changedSeq ? other : one
  const quote = (message === one ? other : one).replyTo
  const isOlder = message.replyTo !== null && quote !== null && quote.changedSeq > message.replyTo.changedSeq
  return isOlder ? { ...message, replyTo: quote } : message
}

/** Updates the quotes to the current form of the quoted messages. */
function requoted<Message extends TalkMessage>(messages: Message[], heard: readonly Message[]): Message[] {
  if (!messages.some(({ replyTo }) => replyTo !== null)) return messages
  const byId = new Map([...heard, ...messages].map((message) => [message.id, message]))
  return messages.map((message) => {
    const quoted = message.replyTo === null ? undefined : byId.get(message.replyTo.id)
    if (quoted === undefined || quoted.changedSeq <= (message.replyTo?.changedSeq ?? 0)) return message
    return { ...message, replyTo: { ...message.replyTo, ...quoteOf(quoted) } }
  })
}

/**
 * The newest form of each message, sorted by seq; idempotent and independent of the order of arrival. `heard` are
 * messages outside this window: they only update the quotes.
 */
export function mergeMessages<Message extends TalkMessage>(
  known: readonly Message[],
  arrived: readonly Message[],
  heard: readonly Message[] = [],
): Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of arrived) {
    const before = bySeq.get(message.seq)
    bySeq.set(message.seq, before === undefined ? message : later(before, message))
  }
  return requoted(
    [...bySeq.values()].sort((one, other) => one.seq - other.seq),
    heard,
  )
}

/** Messages beyond an end of the window are left to their own page, and only update the quotes. */
export function mergeIntoWindow<Message extends TalkMessage>(
  { messages, hasOlder, hasNewer }: ChatWindow<Message>,
  arrived: readonly Message[],
): Message[] {
  const first = hasOlder ? (messages[0]?.seq ?? 0) : 0
  const last = (hasNewer ? messages.at(-1)?.seq : undefined) ?? Number.POSITIVE_INFINITY
  return mergeMessages(
    messages,
    arrived.filter(({ seq }) => seq >= first && seq <= last),
    arrived,
  )
}

interface Slice<Message> {
  messages: readonly Message[]
  hasMore: boolean
}

export const addOlder = <Chat extends ChatWindow>(chat: Chat, slice: Slice<Chat['messages'][number]>): Chat => ({
  ...chat,
  messages: mergeMessages(chat.messages, slice.messages),
  hasOlder: slice.hasMore,
})

export const addNewer = <Chat extends ChatWindow>(chat: Chat, slice: Slice<Chat['messages'][number]>): Chat => ({
  ...chat,
  messages: mergeMessages(chat.messages, slice.messages),
  hasNewer: slice.hasMore,
})

/** Advances from `from` while no change is missing. */
export function reachOf(from: number, messages: readonly TalkMessage[]): number {
  const seen = new Set(messages.map((message) => message.changedSeq))
  let to = from
  while (seen.has(to + 1)) to += 1
  return to
}

/** The newest change among these messages, or 0. */
export const newestChange = (messages: readonly TalkMessage[]) =>
  messages.reduce((newest, { changedSeq }) => Math.max(newest, changedSeq), 0)
