import { hostCookie, readHostCookie } from '@consoeurs/contract/cookies'

/** How the directory is drawn; her last choice is kept by this browser. */
export type DirectoryView = 'grid' | 'list'

const cookie = 'membres'
const YEAR = 365 * 24 * 3600

const asView = (text: string | null | undefined): DirectoryView | null =>
  text === 'grid' || text === 'list' ? text : null

/**
 * The choice of this address, or the one kept; and the cookie that keeps a new one (strictly for her, no consent asked).
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
