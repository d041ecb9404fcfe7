import type { Page } from '@consoeurs/contract'
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'

export type Pages<Item> = InfiniteData<Page<Item>, string | undefined>

const begin = <Item>(page: Page<Item>): Pages<Item> => ({ pages: [page], pageParams: [undefined] })

interface ServedPages<Item> {
  /** Names the list; what it depends on (filters) is part of it. Must be stable between renders. */
  queryKey: QueryKey
  /** The loader's first page. */
  served: Page<Item>
  load: (cursor: string | undefined) => Promise<Page<Item>>
  idOf: (item: Item) => number
}

/**
 * The loader's page again: on a return the pages read after it stay, as long as it still ends where they begin. Else
 * the list starts anew, because something may lie between.
 */
export function withServedPage<Item>(
  known: Pages<Item> | undefined,
  served: Page<Item>,
  idOf: (item: Item) => number,
): Pages<Item> {
  const last = known?.pages[0]?.items.at(-1)
  const servedLast = served.items.at(-1)
  if (known === undefined || last === undefined || servedLast === undefined) return begin(served)
  if (idOf(last) !== idOf(servedLast)) return begin(served)
  return { ...known, pages: [served, ...known.pages.slice(1)] }
}

/** A list that begins with the loader's page, grows by cursor, and can be changed in place. */
export function useServedPages<Item>({ queryKey, served, load, idOf }: ServedPages<Item>) {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: Page<Item>) => cursor ?? undefined,
    initialData: () => begin(served),
  })
  const taken = useRef<Page<Item> | null>(null)
  useEffect(() => {
    if (taken.current === served) return
    taken.current = served
    client.setQueryData<Pages<Item>>(queryKey, (known) => withServedPage(known, served, idOf))
  }, [client, queryKey, served, idOf])
  const { fetchNextPage } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const items = useMemo(() => list.data.pages.flatMap((page) => page.items), [list.data])
  return { items, more, hasMore: list.hasNextPage, loading: list.isFetchingNextPage, error: list.error }
}

/** Changes the items of a list that is open, page by page. */
export function changePages<Item>(client: QueryClient, queryKey: QueryKey, change: (items: Item[]) => Item[]): void {
  client.setQueryData<Pages<Item>>(
    queryKey,
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}
