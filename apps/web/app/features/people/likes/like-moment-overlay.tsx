import type { LikeMoments, NotificationView } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { logWarning } from '../../../browser-log.ts'
import { useLiveEvents } from '../../../events/live-events.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useNotificationStore, useViewer } from '../../../viewer/viewer-context.tsx'
import type { LikeMomentProps } from './like-moment.tsx'
import { likesApi } from './likes.api.ts'
import { onMomentSignal } from './moment-signal.ts'

const LikeMoment = onDemand<LikeMomentProps>(async () => (await import('./like-moment.tsx')).LikeMoment, {
  quiet: true,
})

const isMoment = ({ value, read }: NotificationView) => value === 'reciproque' && !read

/** Shows a mutual like on any page: at once, or at her next opening. */
export function LikeMomentOverlay() {
  const { likes } = useBrand().features
  const waits = useViewer()?.moment === true
  const store = useNotificationStore()
  const [found, setFound] = useState<LikeMoments | null>(null)
  const look = useCallback(async () => {
    try {
      const moments = await likesApi(api).moments()
      if (moments.moments.length > 0) setFound((shown) => shown ?? moments)
    } catch (error) {
      // It stays unseen: the next opening shows it.
      logWarning('mutual likes not fetched', error)
    }
  }, [])
  useEffect(() => {
    if (!likes) return
    if (waits || store.read().listNotifications.some(isMoment)) void look()
    return onMomentSignal(() => void look())
  }, [likes, waits, look, store])
  useLiveEvents((event) => {
    if (event.type === 'notification' && isMoment(event.notification)) void look()
  })
  if (found === null) return null
  return <LikeMoment {...found} onClose={() => setFound(null)} />
}
