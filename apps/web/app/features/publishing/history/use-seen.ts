import type { HistoryEntry, HistoryKey } from '@consoeurs/contract/publishing/history-keys'
import { useEffect } from 'react'
import { saysYes } from '../../../consent/cookies.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'

/**
 * Records a visit if the member agreed; the code is loaded only then.
 * @param entry null for the member's own pages
 */
export function useSeen(key: HistoryKey, entry: HistoryEntry | null): void {
  const viewerId = useViewer()?.id
  const { path, slug, name, avatar } = entry ?? { path: '', slug: '', name: '', avatar: null }
  useEffect(() => {
    if (viewerId === undefined || path === '' || !saysYes()) return
    import('./local-history.ts')
      .then(({ rememberSeen }) => rememberSeen(viewerId, key, { path, slug, name, avatar }))
      // Offline: the visit is not recorded.
      .catch(() => undefined)
  }, [viewerId, key, path, slug, name, avatar])
}
