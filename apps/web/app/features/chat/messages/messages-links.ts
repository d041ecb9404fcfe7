import { type ConversationBox, limits, startOf } from '@consoeurs/contract'

/** Boxes by their `?boite=` value; without it, the inbox. */
const names: Record<Exclude<ConversationBox, 'inbox'>, string> = {
  unread: 'non-lues',
  requests: 'demandes',
  archived: 'archivees',
}

export const boxes: readonly ConversationBox[] = ['inbox', 'unread', 'requests', 'archived']

export const boxIn = (search: URLSearchParams): ConversationBox =>
  boxes.find((box) => box !== 'inbox' && names[box] === search.get('boite')) ?? 'inbox'

const boxQuery = (box: ConversationBox) => (box === 'inbox' ? '' : `?boite=${names[box]}`)

export const listHref = (box: ConversationBox) => `/messages${boxQuery(box)}`
export const conversationHref = (username: string, box: ConversationBox) =>
  `/messages/${encodeURIComponent(username)}${boxQuery(box)}`
/** Opens the conversation with these words in the field, not sent. */
export const openerHref = (username: string, words: string) =>
  `${conversationHref(username, 'inbox')}?mot=${encodeURIComponent(words)}`
export const openerIn = (search: URLSearchParams): string => startOf(search.get('mot') ?? '', limits.message)
export const messageHref = (username: string, box: ConversationBox, seq: number) =>
  `${conversationHref(username, box)}${box === 'inbox' ? '?' : '&'}message=${seq}`
