import { limits, type MakingsPage } from '@consoeurs/contract'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { makingsApi } from './makings.api.ts'

const asServed = (_known: MakingsPage | undefined, served: MakingsPage) => served

/** The list under a recipe, as long as it was, after each change. */
export function useMakings(shareId: number, served: MakingsPage) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['makings', { shareId }], [shareId])
  const [asking, setAsking] = useState<'page' | null>(null)
  const [failed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    const shown = cache.read<MakingsPage>(key)?.items.length ?? 0
    const limit = Math.min(limits.pageSizeMax, Math.max(limits.making.page, shown))
    try {
      await cache.renew(key, () => makingsApi(api).list(shareId, { limit }))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  }, [cache, key, shareId])
  const page = useLive({ key, served, open: asServed, reload })
  const more = useCallback(async () => {
    const { cursor } = cache.read<MakingsPage>(key) ?? {}
    if (!cursor) return
    setAsking('page')
    setFailed(false)
    try {
      const next = await makingsApi(api).list(shareId, { cursor })
      cache.change<MakingsPage>(key, (known) =>
        known.cursor === cursor ? { ...next, items: [...known.items, ...next.items] } : known,
      )
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailed(true)
    } finally {
      setAsking(null)
    }
  }, [cache, key, shareId])
  useLiveEvents((event) => {
    if (event.type === 'share.made' && event.shareId === shareId) void reload()
  })
  useCatchUp(() => void reload())
  return { page, reload, more: () => void more(), loading: asking !== null, failed }
}
