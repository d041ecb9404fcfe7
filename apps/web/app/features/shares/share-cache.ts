import type { Page, ShareView } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveCache, LiveKey } from '../../live/live-cache.ts'
import { useCatchUp } from '../../live/live-events.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { useServedPages } from '../../live/use-served-pages.ts'
import { belongsIn, type SharePages, withFirstPage, withNewShare, withoutShare } from './share-pages.ts'
import { type FeedQuery, sharesApi } from './shares.api.ts'

const shareKey = (id: number): LiveKey => ['share', id]

const asServed = (_known: ShareView | undefined, served: ShareView) => served

export type ChangeShare = (change: (share: ShareView) => ShareView) => void

/** The share as it is now, wherever on the page it changed, and how to change it. */
export function useShare(served: ShareView): { share: ShareView; change: ChangeShare } {
  const cache = useLiveCache()
  const key = useMemo(() => shareKey(served.id), [served.id])
  const share = useLive({ key, served, open: asServed })
  const change = useCallback<ChangeShare>((changed) => cache.change(key, changed), [cache, key])
  return { share, change }
}

/** Asks for the share again when something may have been missed; one that is gone stays as it was read. */
export function useShareCatchUp(id: number): void {
  const cache = useLiveCache()
  useCatchUp(() => void renewShare(cache, id))
}

/** A feed that begins with the loader's page and grows. */
export function useShareFeed(query: FeedQuery, served: Page<ShareView>) {
  const { scope, author, community, kind, seenBy } = query
  const key = useMemo(
    (): LiveKey => ['shares', { scope, author, community, kind, seenBy }],
    [scope, author, community, kind, seenBy],
  )
  const load = useCallback(
    (cursor: string | undefined) => sharesApi(api).list({ scope, author, community, kind, seenBy, cursor }),
    [scope, author, community, kind, seenBy],
  )
  return useServedPages({ key, served, load, open: withFirstPage })
}

/** What it says now, wherever it is shown. */
export const showChanged = (cache: LiveCache, share: ShareView): void => cache.write(shareKey(share.id), share)

/** Asks for a share that was changed; one that she may not see any more stays as it was read. False: it is gone. */
export async function renewShare(cache: LiveCache, id: number): Promise<boolean> {
  try {
    await cache.renew(shareKey(id), () => sharesApi(api).get(id))
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.code !== 'SHARE_NOT_FOUND' && error.code !== 'SHARE_GONE'
  }
}

/** On top of every open feed it belongs in. */
export function showPublished(cache: LiveCache, share: ShareView): void {
  cache.write(shareKey(share.id), share)
  cache.changeAll<SharePages, FeedQuery>('shares', (known, query) =>
    belongsIn(query, share) ? withNewShare(known, share) : known,
  )
}

export function forgetShare(cache: LiveCache, id: number): void {
  cache.changeAll<SharePages, FeedQuery>('shares', (known) => withoutShare(known, id))
}
