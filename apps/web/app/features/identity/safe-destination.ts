const home = '/dashboard'
const doors = new Set([
  '/login',
  '/login/avec',
  '/login/link',
  '/login/code',
  '/account/suspended',
  '/login/retour',
  '/logout',
  '/password',
  '/password/nouveau',
  '/signup',
  '/signup/attente',
  '/signup/avec',
])

/** Where she wanted to go before she signed in: a page of this site, never another one. */
export function safeDestination(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return home
  const base = 'http://here.invalid'
  if (!URL.canParse(wanted, base)) return home
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || doors.has(pathname) || pathname.startsWith('/api/')) return home
  return `${pathname}${search}${hash}`
}
