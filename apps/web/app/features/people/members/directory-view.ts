import { hostCookie, readHostCookie } from '@consoeurs/contract/operations/cookies'

/** The last choice is kept in a cookie. */
export type DirectoryView = 'grid' | 'list'

const cookie = 'membres'
const YEAR = 365 * 24 * 3600

const asView = (text: string | null | undefined): DirectoryView | null =>
  text === 'grid' || text === 'list' ? text : null

/**
 * From the address, or the cookie; `keep` is the cookie that stores a new choice (strictly functional, so without
 * consent).
 * @param secure whether this site's cookies go over https alone
 */
export function readView(request: Request, secure: boolean): { view: DirectoryView; keep: string | null } {
  const chosen = asView(new URL(request.url).searchParams.get('vue'))
  const kept = asView(readHostCookie(request.headers.get('Cookie') ?? '', cookie))
  if (chosen === null || chosen === kept) return { view: chosen ?? kept ?? 'grid', keep: null }
  const name = hostCookie(cookie, secure)
  const guard = secure ? '; Secure' : ''
  return { view: chosen, keep: `${name}=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${guard}` }
}
