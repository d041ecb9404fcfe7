import type { FileView } from '@consoeurs/contract'
import type { ApiFailure } from '../../../api/client.ts'

/** A message on its way. It leaves the outbox once the server has it, or when she takes it back. */
export interface UnsentMessage {
  /** Made here, once: whatever is sent again under it is the same message. */
  clientId: string
  authorId: number
  /** Username of the one it is for. */
  to: string
  text: string
  images: FileView[]
  /** When she sent it, and so its place among the others. */
  at: number
  attempts: number
  /** Not before this moment; 0 at first. */
  retryAt: number
  /** Why it waits: no network, or a server that is busy. */
  waitsFor: 'network' | 'server' | null
  /** Why it will not be accepted as it is. */
  refusal: string | null
}

const SECOND = 1000
const LONGEST_WAIT = 60 * SECOND

/** Doubles, with up to half as much again so that many pages do not come back at the same moment. */
function waitAfter(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(attempts, 6)) * (1 + chance / 2)
}

/** Refusals that time alone heals. A limit for a day is hers to know, not to wait for. */
function mayPass({ code, status }: ApiFailure): boolean {
  if (code === 'FIRST_CONTACT_LIMIT') return false
  return code === 'OFFLINE' || status >= 500 || [401, 408, 425, 429].includes(status)
}

/** What becomes of a message whose sending failed. @param chance between 0 and 1 */
export function afterFailure(message: UnsentMessage, failure: ApiFailure, now: number, chance: number): UnsentMessage {
  const attempts = message.attempts + 1
  if (!mayPass(failure)) return { ...message, attempts, retryAt: 0, waitsFor: null, refusal: failure.message }
  const wait = failure.retryAfter === undefined ? waitAfter(message.attempts, chance) : failure.retryAfter * SECOND
  return { ...message, attempts, retryAt: now + wait, waitsFor: failure.code === 'OFFLINE' ? 'network' : 'server' }
}

/** She wants it tried again, as it is. */
export const asNew = (message: UnsentMessage): UnsentMessage => ({
  ...message,
  attempts: 0,
  retryAt: 0,
  waitsFor: null,
  refusal: null,
})

/** The network is back: what waited for it need not wait longer. */
export const afterReturn = (message: UnsentMessage): UnsentMessage =>
  message.waitsFor === 'network' ? { ...message, attempts: 0, retryAt: 0 } : message

const inOrder = (one: UnsentMessage, other: UnsentMessage) =>
  one.at - other.at || (one.clientId < other.clientId ? -1 : 1)

/** As she wrote them, each once. */
export function sortUnsent(messages: Iterable<UnsentMessage>): UnsentMessage[] {
  return [...new Map([...messages].map((message) => [message.clientId, message])).values()].sort(inOrder)
}

type Next = { send: UnsentMessage } | { waitUntil: number } | null

/**
 * In each conversation the first one goes first, and holds back those after it while it waits. One that was refused is
 * hers to decide and holds nothing back.
 */
export function nextUnsent(messages: readonly UnsentMessage[], now: number): Next {
  const heads = new Map<string, UnsentMessage>()
  for (const message of sortUnsent(messages)) {
    if (message.refusal === null && !heads.has(message.to)) heads.set(message.to, message)
  }
  if (heads.size === 0) return null
  const ready = [...heads.values()].find(({ retryAt }) => retryAt <= now)
  if (ready !== undefined) return { send: ready }
  return { waitUntil: Math.min(...[...heads.values()].map(({ retryAt }) => retryAt)) }
}
