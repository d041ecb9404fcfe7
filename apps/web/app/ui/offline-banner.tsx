import { useSyncExternalStore } from 'react'
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

/** One line under the bar while the network is away. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div className="offline-place" role="status" aria-live="polite">
      {online ? null : (
        <p className="offline-banner">
          <Icon of="wifi-off" size="s" />
          {uiText.offline}
        </p>
      )}
    </div>
  )
}
