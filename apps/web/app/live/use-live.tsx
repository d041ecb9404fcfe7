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

const CacheContext = createContext<LiveCache | null>(null)

/** One for the whole visit: it outlives the layouts that provide it. The server makes one for each page. */
let ofVisit: LiveCache | undefined

function cacheOfVisit(): LiveCache {
  if (import.meta.env.SSR) return new LiveCache()
  ofVisit ??= new LiveCache()
  return ofVisit
}

/** Provided by the layouts whose pages have lists, so that forms and settings do not carry it. */
export function LiveCacheProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(cacheOfVisit)
  return <CacheContext value={cache}>{children}</CacheContext>
}

export function useLiveCache(): LiveCache {
  const cache = use(CacheContext)
  if (cache === null) throw new Error('What lives needs a LiveCacheProvider above it')
  return cache
}

/** What a loader brought is fresher than the cache the first time it is seen, and older than it from then on. */
const taken = new WeakSet<object>()

interface Live<T, Served> {
  /** Must be stable between renders. */
  key: LiveKey
  /** What the loader brought. */
  served: Served
  /** What is shown of it, over what was known before. Constant. */
  open: (known: T | undefined, served: NonNullable<Served>) => T
  /** Asks the API for it again, where it can be asked for as a whole. */
  reload?: () => Promise<void>
}

/** One thing as it is now: begins with what was served, then follows the cache. Undefined while nothing is known. */
export function useLive<T, Served extends object>(live: Live<T, Served>): T
export function useLive<T, Served extends object>(live: Live<T, Served | undefined>): T | undefined
export function useLive<T, Served extends object>({ key, served, open, reload }: Live<T, Served | undefined>) {
  const cache = useLiveCache()
  const first = useMemo(() => served && open(undefined, served), [open, served])
  const latest = useRef(reload)
  // With the page, not after it: a press between the two would change what is not known yet, and be forgotten.
  useLayoutEffect(() => {
    latest.current = reload
    const known = cache.read<T>(key)
    if (known === undefined) cache.write(key, first)
    else if (served && !taken.has(served)) cache.write(key, open(known, served))
    if (served) taken.add(served)
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
