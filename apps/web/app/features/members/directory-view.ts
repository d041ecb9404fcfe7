/** How the directory is drawn; her last choice is kept by this browser. */
export type DirectoryView = 'grid' | 'list'

const cookie = 'membres'
const YEAR = 365 * 24 * 3600

const asView = (text: string | null | undefined): DirectoryView | null =>
  text === 'grid' || text === 'list' ? text : null

/** The choice of this address, or the one kept; and the cookie that keeps a new one (strictly for her, no consent asked). */
export function readView(request: Request): { view: DirectoryView; keep: string | null } {
  const chosen = asView(new URL(request.url).searchParams.get('vue'))
  const kept = asView(new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(request.headers.get('Cookie') ?? '')?.[1])
  if (chosen === null || chosen === kept) return { view: chosen ?? kept ?? 'grid', keep: null }
  return { view: chosen, keep: `${cookie}=${chosen}; Path=/members; Max-Age=${YEAR}; SameSite=Lax; HttpOnly` }
}
