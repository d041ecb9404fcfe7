export type NavItem =
  | 'search'
  | 'home'
  | 'members'
  | 'messages'
  | 'notifications'
  | 'communities'
  | 'outings'
  | 'journal'
  | 'me'
  | 'settings'

const firstSegments: Record<string, NavItem> = {
  search: 'search',
  dashboard: 'home',
  shares: 'home',
  outings: 'outings',
  members: 'members',
  messages: 'messages',
  notifications: 'notifications',
  communities: 'communities',
  'community-room': 'messages',
  c: 'communities',
  blog: 'journal',
  settings: 'settings',
}

/** The viewer's own profile is « Moi », others are « Membres »; a room is not its community's page. */
export function navItemOf(pathname: string, username: string | undefined): NavItem | null {
  const [first = '', second, third] = pathname.split('/').filter(Boolean)
  if (first === 'p') return second === undefined || second === username ? 'me' : 'members'
  if (first === 'c' && third !== undefined) return 'messages'
  return firstSegments[first] ?? null
}
