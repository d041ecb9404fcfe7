import type { Page } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiFailure } from '../api/client.ts'
import type { LiveKey } from './live-cache.ts'
import { cursorOf, firstPage, type Pages, readAgain, withPage, withServedPage } from './pages.ts'
import { useLive, useLiveCache } from './use-live.tsx'

interface PagesOptions<Item> {
  /** Must be stable between renders. */
  key: LiveKey
  served: Page<Item>
  /** Must be stable as long as the key is. */
  load: (cursor: string | undefined) => Promise<Page<Item>>
  /** Defaults to `withServedPage`. Must be constant. */
  open?: (known: Pages<Item> | undefined, served: Page<Item>) => Pages<Item>
}

interface LoadMoreState {
  key: LiveKey
  loading: boolean
  error: ApiFailure | null
}

/** Loads one more page at a time; retries when the network returns. */
function useLoadMore<Item>({ key, load }: PagesOptions<Item>) {
  const cache = useLiveCache()
  const [growth, setGrowth] = useState<LoadMoreState | null>(null)
  const asked = useRef<LiveKey>(undefined)
  const more = useCallback(async () => {
    const known = cache.read<Pages<Item>>(key)
    const cursor = known && cursorOf(known)
    if (cursor === undefined || asked.current === key) return
    asked.current = key
    setGrowth({ key, loading: true, error: null })
    try {
      const page = await load(cursor)
      cache.change<Pages<Item>>(key, (list) => withPage(list, cursor, page))
      setGrowth({ key, loading: false, error: null })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setGrowth({ key, loading: false, error })
    } finally {
      asked.current = undefined
    }
  }, [cache, key, load])
  const now = growth?.key === key ? growth : null
  const isOffline = now?.error?.code === 'OFFLINE'
  useEffect(() => {
    if (!isOffline) return
    const goOn = () => void more()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [isOffline, more])
  return { more: useCallback(() => void more(), [more]), loading: now?.loading ?? false, error: now?.error ?? null }
}

/** Starts with the loader's page; can be changed in place. */
export function useServedPages<Item extends { id: number }>(list: PagesOptions<Item>) {
  const { key, served, load, open = withServedPage } = list
  const cache = useLiveCache()
  const reload = async () => {
    try {
      await cache.renew<Pages<Item>>(key, (known = firstPage(served)) => readAgain(known, load))
    } catch (error) {
      // Loaded pages stay; the next return retries.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  const pages = useLive({ key, served, open, reload })
  const items = useMemo(() => pages.pages.flatMap((page) => page.items), [pages])
  return { items, hasMore: cursorOf(pages) !== undefined, reload, ...useLoadMore(list) }
}
