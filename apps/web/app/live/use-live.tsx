import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LiveCache, type LiveKey } from './live-cache.ts'

export type { LiveKey }

const CacheContext = createContext<LiveCache | null>(null)

/** Shared by all layouts; the server creates one per page. */
let clientCache: LiveCache | undefined

function sharedCache(): LiveCache {
  if (import.meta.env.SSR) return new LiveCache()
  clientCache ??= new LiveCache()
  return clientCache
}

/** Only layouts with lists provide it, to keep it out of forms and settings. */
export function LiveCacheProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(sharedCache)
  return <CacheContext value={cache}>{children}</CacheContext>
}

export function useLiveCache(): LiveCache {
  const cache = use(CacheContext)
  if (cache === null) throw new Error('What lives needs a LiveCacheProvider above it')
  return cache
}

/** Loader data already merged into the cache: fresher than the cache only once. */
const mergedPages = new WeakSet<object>()

interface LiveOptions<T, Served> {
  /** Must be stable between renders. */
  key: LiveKey
  served: Served
  /** Merges loader data into the cached value. Must be constant. */
  open: (known: T | undefined, served: NonNullable<Served>) => T
  /** Fetches the whole entry again. */
  reload?: () => Promise<void>
}

/** Returns the loader data at first, then follows the cache. Undefined while nothing is known. */
export function useLive<T, Served extends object>(live: LiveOptions<T, Served>): T
export function useLive<T, Served extends object>(live: LiveOptions<T, Served | undefined>): T | undefined
export function useLive<T, Served extends object>({ key, served, open, reload }: LiveOptions<T, Served | undefined>) {
  const cache = useLiveCache()
  const first = useMemo(() => served && open(undefined, served), [open, served])
  const latest = useRef(reload)
  // With a later effect, a press in between would be lost.
  useLayoutEffect(() => {
    latest.current = reload
    const known = cache.read<T>(key)
    if (known === undefined) cache.write(key, first)
    else if (served && !mergedPages.has(served)) cache.write(key, open(known, served))
    if (served) mergedPages.add(served)
  })
  const watch = useCallback(
    (changed: () => void) => cache.watch(key, { changed, reload: async () => latest.current?.() }),
    [cache, key],
  )
  return useSyncExternalStore(
    watch,
    () => cache.read<T>(key) ?? first,
    () => first,
  )
}
