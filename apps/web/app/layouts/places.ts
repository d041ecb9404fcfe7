/** The places of the frame: which of them a path belongs to. */
export type Place = 'home' | 'members' | 'messages' | 'notifications' | 'me'

const firstSegments: Record<string, Place> = {
  dashboard: 'home',
  shares: 'home',
  members: 'members',
  messages: 'messages',
  notifications: 'notifications',
  settings: 'me',
}

/** A profile is « Moi » when it is hers, « Membres » when it is another's. */
export function placeOf(pathname: string, username: string | undefined): Place | null {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  if (first === 'p') return second === undefined || second === username ? 'me' : 'members'
  return firstSegments[first] ?? null
}
