import { sitePath } from '@consoeurs/contract/addresses'

const home = '/dashboard'
const doors = new Set([
  '/login',
  '/login/avec',
  '/login/link',
  '/signup/confirmer',
  '/login/code',
  '/login/action',
  '/account/suspended',
  '/login/retour',
  '/logout',
  '/password',
  '/password/nouveau',
  '/signup',
  '/signup/attente',
  '/signup/avec',
])

/** As the router compares addresses. */
const place = (path: string) => path.replace(/\/*(?:[?#].*)?$/s, '').toLowerCase()

/** Where she wanted to go before she signed in: a page of this site that is no door, and never another site. */
export function safeDestination(wanted: string | null): string {
  const path = sitePath(wanted)
  return path === null || doors.has(place(path)) || /^\/api(?:\/|$)/.test(place(path)) ? home : path
}
