import type { BrandSection } from '@consoeurs/brand'

export type NavItem = 'search' | 'home' | 'members' | 'messages' | 'notifications' | BrandSection | 'me' | 'settings'

const firstSegments: Record<string, NavItem> = {
  search: 'search',
  dashboard: 'home',
  shares: 'home',
  recettes: 'recipes',
  saison: 'season',
  bocaux: 'season',
  carnet: 'notebook',
  semaine: 'notebook',
  courses: 'notebook',
  outings: 'outings',
  trocs: 'outings',
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
