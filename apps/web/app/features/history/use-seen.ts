import type { HistoryEntry, HistoryKey } from '@consoeurs/contract/history-keys'
import { useEffect } from 'react'
import { saysYes } from '../../consent/cookies.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'

/**
 * She sees this page: this browser remembers it where she agreed. What remembers is fetched only there.
 * @param entry null: a page of her own, which she finds without it
 */
export function useSeen(key: HistoryKey, entry: HistoryEntry | null): void {
  const viewerId = useViewer()?.id
  const { path, slug, name, avatar } = entry ?? { path: '', slug: '', name: '', avatar: null }
  useEffect(() => {
    if (viewerId === undefined || path === '' || !saysYes()) return
    import('./local-history.ts')
      .then(({ rememberSeen }) => rememberSeen(viewerId, key, { path, slug, name, avatar }))
      // Without a network its code did not come: the page is not remembered.
      .catch(() => undefined)
  }, [viewerId, key, path, slug, name, avatar])
}
