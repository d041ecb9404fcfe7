import type { Page, ShareView } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp } from '../../../events/live-events.ts'
import type { LiveCache, LiveKey } from '../../../live/live-cache.ts'
import type { Pages } from '../../../live/pages.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { belongsIn, type SharePages, withFirstPage, withNewShare, withoutShare } from './share-pages.ts'
import { type FeedQuery, sharesApi } from './shares.api.ts'

const shareKey = (id: number): LiveKey => ['share', id]

const asServed = (_known: ShareView | undefined, served: ShareView) => served

export type ChangeShare = (change: (share: ShareView) => ShareView) => void

/** The cached share, shared by all its places on the page. */
export function useShare(served: ShareView): { share: ShareView; change: ChangeShare } {
  const cache = useLiveCache()
  const key = useMemo(() => shareKey(served.id), [served.id])
  const share = useLive({ key, served, open: asServed })
  const change = useCallback<ChangeShare>((changed) => cache.change(key, changed), [cache, key])
  return { share, change }
}

export function useRenewShare(id: number): () => Promise<boolean> {
  const cache = useLiveCache()
  return useCallback(() => renewShare(cache, id), [cache, id])
}

/** Reloads after a reconnection. */
export function useShareCatchUp(id: number): void {
  const renew = useRenewShare(id)
  useCatchUp(() => void renew())
}

interface ShareList<Item> {
  /** Must be stable between renders, like `load`. */
  query: object
  first: Page<Item>
  load: (cursor: string | undefined) => Promise<Page<Item>>
  open?: (known: Pages<Item> | undefined, first: Page<Item>) => Pages<Item>
}

type ListName = 'shares' | 'outings' | 'recipes' | 'recipe-table'

/** Starts with the loader's page, then paginates. */
export function useShareList<Item extends { id: number }>(name: ListName, { query, first, ...list }: ShareList<Item>) {
  const key = useMemo((): LiveKey => [name, query], [name, query])
  return useServedPages({ key, served: first, ...list })
}

export function useShareFeed(query: FeedQuery, served: Page<ShareView>) {
  const { scope, author, community, kind, theme, seenBy } = query
  const asked = useMemo(
    () => ({ scope, author, community, kind, theme, seenBy }),
    [scope, author, community, kind, theme, seenBy],
  )
  const load = useCallback((cursor: string | undefined) => sharesApi(api).list({ ...asked, cursor }), [asked])
  return useShareList('shares', { query: asked, first: served, load, open: withFirstPage })
}

/** Updates the share everywhere on the page. */
export const showChanged = (cache: LiveCache, share: ShareView): void => cache.write(shareKey(share.id), share)

/**
 * Reloads a changed share; one that is no longer visible stays as it was.
 * @returns false if it is gone
 */
export async function renewShare(cache: LiveCache, id: number): Promise<boolean> {
  try {
    await cache.renew(shareKey(id), () => sharesApi(api).get(id))
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.code !== 'SHARE_NOT_FOUND' && error.code !== 'SHARE_GONE'
  }
}

/** Adds it to the top of every open feed where it belongs. */
export function showPublished(cache: LiveCache, share: ShareView): void {
  cache.write(shareKey(share.id), share)
  cache.changeAll<SharePages, FeedQuery>('shares', (known, query) =>
    belongsIn(query, share) ? withNewShare(known, share) : known,
  )
}

export function forgetShare(cache: LiveCache, id: number): void {
  cache.changeAll<SharePages, FeedQuery>('shares', (known) => withoutShare(known, id))
}
