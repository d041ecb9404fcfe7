import { useSyncExternalStore } from 'react'
import { timeAgo } from '../text/dates.ts'
import { keptText } from '../text/kept-page.ts'
import { uiText } from '../text/ui.ts'
import { Icon } from './icon.tsx'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** What she sees instead of the page as it is now, in a few words; null where it is as it is now. */
function useOfflineWords(keptAt: number): string | null {
  const online = useOnline()
  if (keptAt === 0) return online ? null : uiText.offline
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return keptText[online ? 'slow' : 'offline'](timeAgo(new Date(keptAt), { now: new Date(), timeZone }))
}

interface OfflineBannerProps {
  /** When what she sees was kept on her device; 0 where it came over the network. */
  keptAt?: number
}

/** One line under the bar while the network is away, or the page comes from before it went. */
export function OfflineBanner({ keptAt = 0 }: OfflineBannerProps) {
  const words = useOfflineWords(keptAt)
  return (
    <div className="offline-place" role="status" aria-live="polite">
      {words === null ? null : (
        <p className="offline-banner">
          <Icon of="wifi-off" size="s" />
          {words}
        </p>
      )}
    </div>
  )
}
