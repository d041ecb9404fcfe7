import type { Page, ShareView } from '@consoeurs/contract'
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { useCatchUp } from '../../live/live-events.ts'
import { belongsIn, firstPage, type SharePages, withFirstPage, withNewShare, withoutShare } from './share-pages.ts'
import { type FeedQuery, sharesApi } from './shares.api.ts'

const shareKey = (id: number) => ['share', id] as const
const feedKey = (query: FeedQuery) => ['shares', query] as const

/** What a loader brought is fresher than the cache the first time it is seen, and older than it from then on. */
const taken = new WeakSet<object>()

function takeOnce(fresh: object): boolean {
  if (taken.has(fresh)) return false
  taken.add(fresh)
  return true
}

export type ChangeShare = (change: (share: ShareView) => ShareView) => void

/** The share as it is now, wherever on the page it changed, and how to change it. */
export function useShare(served: ShareView): { share: ShareView; change: ChangeShare } {
  const client = useQueryClient()
  const { id } = served
  const { data } = useQuery({
    queryKey: shareKey(id),
    queryFn: () => sharesApi(api).get(id),
    initialData: served,
    enabled: false,
  })
  useEffect(() => {
    if (takeOnce(served)) client.setQueryData(shareKey(served.id), served)
  }, [client, served])
  const change = useCallback<ChangeShare>(
    (changed) => client.setQueryData<ShareView>(shareKey(id), (share) => share && changed(share)),
    [client, id],
  )
  return { share: data, change }
}

/** Asks for the share again when something may have been missed; one that is gone stays as it was read. */
export function useShareCatchUp(id: number): void {
  const client = useQueryClient()
  useCatchUp(() => {
    void client
      .fetchQuery({ queryKey: shareKey(id), queryFn: () => sharesApi(api).get(id), staleTime: 0 })
      .catch(ignore)
  })
}

const ignore = () => undefined

/** A feed that begins with the loader's page and grows. */
export function useShareFeed(query: FeedQuery, served: Page<ShareView>) {
  const client = useQueryClient()
  const { scope, author, kind } = query
  const queryKey = useMemo(() => feedKey({ scope, author, kind }), [scope, author, kind])
  const feed = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => sharesApi(api).list({ scope, author, kind, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: Page<ShareView>) => cursor ?? undefined,
    initialData: firstPage(served),
  })
  useEffect(() => {
    if (!takeOnce(served)) return
    client.setQueryData<SharePages>(queryKey, (known) => withFirstPage(known, served))
  }, [client, queryKey, served])
  const { fetchNextPage } = feed
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const items = useMemo(() => feed.data.pages.flatMap((page) => page.items), [feed.data])
  return { items, more, hasMore: feed.hasNextPage, loading: feed.isFetchingNextPage, error: feed.error }
}

function changeFeeds(client: QueryClient, change: (known: SharePages, query: FeedQuery) => SharePages): void {
  for (const [key, known] of client.getQueriesData<SharePages>({ queryKey: ['shares'] })) {
    if (known !== undefined) client.setQueryData<SharePages>(key, change(known, (key[1] ?? {}) as FeedQuery))
  }
}

/** On top of every open feed it belongs in. */
export function showPublished(client: QueryClient, share: ShareView): void {
  client.setQueryData(shareKey(share.id), share)
  changeFeeds(client, (known, query) => (belongsIn(query, share) ? withNewShare(known, share) : known))
}

export function forgetShare(client: QueryClient, id: number): void {
  changeFeeds(client, (known) => withoutShare(known, id))
}
