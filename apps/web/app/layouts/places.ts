/** The places of the frame: which of them a path belongs to. */
export type Place =
  | 'search'
  | 'home'
  | 'members'
  | 'messages'
  | 'notifications'
  | 'communities'
  | 'rooms'
  | 'journal'
  | 'me'

const firstSegments: Record<string, Place> = {
  search: 'search',
  dashboard: 'home',
  shares: 'home',
  members: 'members',
  messages: 'messages',
  notifications: 'notifications',
  communities: 'communities',
  'community-room': 'rooms',
  c: 'communities',
  blog: 'journal',
  settings: 'me',
}

/** A profile is « Moi » when it is hers, « Membres » when it is another's; a room is not its community's page. */
export function placeOf(pathname: string, username: string | undefined): Place | null {
  const [first = '', second, third] = pathname.split('/').filter(Boolean)
  if (first === 'p') return second === undefined || second === username ? 'me' : 'members'
  if (first === 'c' && third !== undefined) return 'rooms'
  return firstSegments[first] ?? null
}
