import type { Page, ShareView } from '@consoeurs/contract'
import { changeItems, firstPage, type Pages } from '../../../live/pages.ts'
import type { FeedQuery } from './shares.api.ts'

export type SharePages = Pages<ShareView>

/** Newest first; the id breaks ties. */
const isOlder = (share: ShareView, than: ShareView) =>
  share.publishedAt < than.publishedAt || (share.publishedAt === than.publishedAt && share.id < than.id)

/**
 * Puts a fresh first page over the loaded ones: older shares stay, so that « back » restores the position; shares
 * missing from the fresh page are dropped.
 */
export function withFirstPage(known: SharePages | undefined, fresh: Page<ShareView>): SharePages {
  const last = fresh.items.at(-1)
  if (known === undefined || last === undefined || fresh.cursor === null) return firstPage(fresh)
  const items = known.pages.flatMap((page) => page.items)
  // No overlap: shares in between may be missing.
  const touches = items.some(({ id }) => fresh.items.some((share) => share.id === id))
  const older = items.filter((share) => isOlder(share, last))
  const cursor = known.pages.at(-1)?.cursor ?? null
  if (!touches || older.length === 0) return firstPage(fresh)
  return { pages: [fresh, { items: older, cursor }] }
}

export const withoutShare = (known: SharePages, id: number): SharePages =>
  changeItems(known, (items) => items.filter((share) => share.id !== id))

export function withNewShare(known: SharePages, share: ShareView): SharePages {
  const [first, ...rest] = withoutShare(known, share.id).pages
  if (first === undefined) return known
  return { pages: [{ ...first, items: [share, ...first.items] }, ...rest] }
}

/** Whether a share just published by the viewer belongs in this feed. Its distance to her is zero. */
export function belongsIn(query: FeedQuery, share: ShareView): boolean {
  const kindFits = query.kind === undefined || query.kind === share.kind
  if (query.scope === 'kept' || query.seenBy !== undefined) return false
  const said = query.scope === 'communities' ? share.community !== null : true
  const here = query.community === undefined || query.community === share.community?.slug
  return kindFits && said && here && (query.author === undefined || query.author === share.author.username)
}
