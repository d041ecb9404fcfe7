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

/** Normalised as the router compares paths. */
const place = (path: string) => path.replace(/\/*(?:[?#].*)?$/s, '').toLowerCase()

/** Prevents open redirects: only a page of this site that is not a sign-in page. */
export function safeDestination(wanted: string | null): string {
  const path = sitePath(wanted)
  return path === null || doors.has(place(path)) || /^\/api(?:\/|$)/.test(place(path)) ? home : path
}
