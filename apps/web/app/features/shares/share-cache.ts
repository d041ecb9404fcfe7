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
  useCatchUp(() => {
    void sharesApi(api)
      .get(id)
      .then((share) => cache.write(shareKey(id), share))
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
      })
  })
}

/** A feed that begins with the loader's page and grows. */
export function useShareFeed(query: FeedQuery, served: Page<ShareView>) {
  const { scope, author, kind } = query
  const key = useMemo((): LiveKey => ['shares', { scope, author, kind }], [scope, author, kind])
  const load = useCallback(
    (cursor: string | undefined) => sharesApi(api).list({ scope, author, kind, cursor }),
    [scope, author, kind],
  )
  return useServedPages({ key, served, load, open: withFirstPage })
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
