import { quoteOf } from '@consoeurs/contract'
import type { TalkMessage } from './talk.ts'

/** The later form of a message. What it quotes has changes of its own: the later form of that too. */
function later<Message extends TalkMessage>(one: Message, other: Message): Message {
  const message = other.changedSeq > one.changedSeq ? other : one
  const quote = (message === one ? other : one).replyTo
  const isOlder = message.replyTo !== null && quote !== null && quote.changedSeq > message.replyTo.changedSeq
  return isOlder ? { ...message, replyTo: quote } : message
}

/** Answers show what they quote as it now stands. */
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
 * The newest form of each message, by seq: any order and any repetition of arrivals gives the same list. `heard` are
 * those that arrived and are not for this list: only what quotes them changes.
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

/** Goes on from `from` as long as no change is missing. */
export function reachOf(from: number, messages: readonly TalkMessage[]): number {
  const seen = new Set(messages.map((message) => message.changedSeq))
  let to = from
  while (seen.has(to + 1)) to += 1
  return to
}

/** The last change that these messages tell of; 0 without any. */
export const newestChange = (messages: readonly TalkMessage[]) =>
  messages.reduce((newest, { changedSeq }) => Math.max(newest, changedSeq), 0)
