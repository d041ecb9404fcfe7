import { useSyncExternalStore } from 'react'
import { timeAgo } from '../../text/dates.ts'
import { keptText } from '../../text/pages/cached-page.ts'
import { uiText } from '../../text/ui.ts'
import { Icon } from '../icon.tsx'
import styles from './offline-banner.module.css'

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

/** Null while the page is current. */
function useOfflineWords(keptAt: number): string | null {
  const online = useOnline()
  if (keptAt === 0) return online ? null : uiText.offline
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return keptText[online ? 'slow' : 'offline'](timeAgo(new Date(keptAt), { now: new Date(), timeZone }))
}

interface OfflineBannerProps {
  /** When the page was cached; 0 if it came over the network. */
  keptAt?: number
}

export function OfflineBanner({ keptAt = 0 }: OfflineBannerProps) {
  const words = useOfflineWords(keptAt)
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {words === null ? null : (
        <p className={styles.banner} data-hook="offline-banner">
          <Icon of="wifi-off" size="s" />
          {words}
        </p>
      )}
    </div>
  )
}
