import type { ConversationBox } from '@consoeurs/contract'

/** The box that `?boite=` names; without it, all that is not put away. */
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
/** To a message in its place in the talk. */
export const messageHref = (username: string, box: ConversationBox, seq: number) =>
  `${conversationHref(username, box)}${box === 'inbox' ? '?' : '&'}message=${seq}`
