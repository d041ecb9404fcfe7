import type { NotificationSection, NotificationView, Page } from '@consoeurs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useLiveEvents } from '../../live/live-events.ts'
import { unreadOf } from '../../live/unread-of.ts'
import { changePages, type Pages, useServedPages } from '../../live/use-served-pages.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { withArrived } from './arrived.ts'
import { notificationsApi } from './notifications.api.ts'

const idOf = ({ id }: NotificationView) => id
const asRead = (notification: NotificationView): NotificationView => ({ ...notification, read: true })

/** The list as it lives: it grows downwards as she reads and upwards as things happen. */
export function useNotifications(section: NotificationSection | null, served: Page<NotificationView>) {
  const client = useQueryClient()
  const { setUnread } = useUnread()
  const queryKey = useMemo(() => ['notifications', section], [section])
  const load = useCallback(
    (cursor: string | undefined) => notificationsApi(api).list({ section: section ?? undefined, cursor }),
    [section],
  )
  const list = useServedPages({ queryKey, served, load, idOf })

  useLiveEvents((event) => {
    if (event.type === 'notification') {
      client.setQueryData<Pages<NotificationView>>(
        queryKey,
        (known) => known && withArrived(known, event.notification, section),
      )
    }
    // Read elsewhere: in another tab, or by opening what they led to.
    if (event.type === 'counters' && event.counters.nbNotificationsUnread === 0) {
      changePages<NotificationView>(client, queryKey, (items) => items.map(asRead))
    }
  })

  const read = useCallback(
    (notification: NotificationView) => {
      if (notification.read) return
      const { id } = notification
      changePages<NotificationView>(client, queryKey, (items) =>
        items.map((item) => (item.id === id ? asRead(item) : item)),
      )
      notificationsApi(api)
        .markRead([id])
        .then((counters) => setUnread(unreadOf(counters)))
        // She is on her way to what it tells of; the line stays unread on the server and says so next time.
        .catch(() => undefined)
    },
    [client, queryKey, setUnread],
  )

  const readAll = useCallback(async () => {
    const before = client.getQueryData<Pages<NotificationView>>(queryKey)
    changePages<NotificationView>(client, queryKey, (items) => items.map(asRead))
    try {
      setUnread(unreadOf(await notificationsApi(api).markAllRead()))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      client.setQueryData(queryKey, before)
      toast.error(error.message)
    }
  }, [client, queryKey, setUnread])

  return { ...list, read, readAll }
}
