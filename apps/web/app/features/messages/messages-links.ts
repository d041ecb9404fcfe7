import type { Box } from './messages.api.ts'

/** `?boite=demandes` shows the requests; without it, the conversations. */
export const boxIn = (search: URLSearchParams): Box => (search.get('boite') === 'demandes' ? 'requests' : 'inbox')

const boxQuery = (box: Box) => (box === 'requests' ? '?boite=demandes' : '')

export const listHref = (box: Box) => `/messages${boxQuery(box)}`
export const conversationHref = (username: string, box: Box) =>
  `/messages/${encodeURIComponent(username)}${boxQuery(box)}`
