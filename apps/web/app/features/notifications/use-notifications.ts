import type { NotificationSection, NotificationView, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useLiveEvents } from '../../live/live-events.ts'
import { changeItems, type Pages } from '../../live/pages.ts'
import { unreadOf } from '../../live/unread-of.ts'
import { useLiveCache } from '../../live/use-live.tsx'
import { useServedPages } from '../../live/use-served-pages.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { withArrived } from './arrived.ts'
import { notificationsApi } from './notifications.api.ts'

const asRead = (notification: NotificationView): NotificationView => ({ ...notification, read: true })

/** The list as it lives: it grows downwards as she reads and upwards as things happen. */
export function useNotifications(section: NotificationSection | null, served: Page<NotificationView>) {
  const cache = useLiveCache()
  const { setUnread } = useUnread()
  const key = useMemo((): LiveKey => ['notifications', section], [section])
  const load = useCallback(
    (cursor: string | undefined) => notificationsApi(api).list({ section: section ?? undefined, cursor }),
    [section],
  )
  const list = useServedPages({ key, served, load })

  const change = useCallback(
    (changed: (items: NotificationView[]) => NotificationView[]) =>
      cache.change<Pages<NotificationView>>(key, (known) => changeItems(known, changed)),
    [cache, key],
  )

  useLiveEvents((event) => {
    if (event.type === 'notification') {
      cache.change<Pages<NotificationView>>(key, (known) => withArrived(known, event.notification, section))
    }
    // Read elsewhere: in another tab, or by opening what they led to.
    if (event.type === 'counters' && event.counters.nbNotificationsUnread === 0) {
      change((items) => items.map(asRead))
    }
  })

  const read = useCallback(
    (notification: NotificationView) => {
      if (notification.read) return
      const { id } = notification
      change((items) => items.map((item) => (item.id === id ? asRead(item) : item)))
      notificationsApi(api)
        .markRead([id])
        .then((counters) => setUnread(unreadOf(counters)))
        // She is on her way to what it tells of; the line stays unread on the server and says so next time.
        .catch(() => undefined)
    },
    [change, setUnread],
  )

  const readAll = useCallback(async () => {
    const before = cache.read<Pages<NotificationView>>(key)
    change((items) => items.map(asRead))
    try {
      setUnread(unreadOf(await notificationsApi(api).markAllRead()))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      cache.write(key, before)
      toast.error(error.message)
    }
  }, [cache, key, change, setUnread])

  return { ...list, read, readAll }
}
