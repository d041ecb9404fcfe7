import type { NotificationView, Page } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import type { Pages } from '../../../live/pages.ts'
import { unreadOf } from '../../../live/unread-of.ts'
import { useLiveCache } from '../../../live/use-live.tsx'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useNotificationStore, useUnread } from '../../../viewer/viewer-context.tsx'
import { afterEvent, needsReload, withArrived } from './arrived.ts'
import { filterQuery, type NotificationFilter } from './notification-filter.ts'
import { notificationsApi } from './notifications.api.ts'

type Lines = Pages<NotificationView>

/** A prefetched page is older than the socket's events since: put the newer notifications on top. */
function useHeard(key: LiveKey, filter: NotificationFilter): void {
  const cache = useLiveCache()
  const store = useNotificationStore()
  useEffect(() => {
    for (const line of store.read().listNotifications.toReversed()) {
      cache.change<Lines>(key, (known) => {
        const newest = known.pages[0]?.items[0]?.seq ?? 0
        return line.seq > newest ? withArrived(known, line, filter) : known
      })
    }
  }, [cache, store, key, filter])
}

export function useNotifications(given: NotificationFilter, served: Page<NotificationView>) {
  const cache = useLiveCache()
  const { setUnread } = useUnread()
  const { section, value, unread } = given
  const filter = useMemo(() => ({ section, value, unread }), [section, value, unread])
  const key = useMemo((): LiveKey => ['notifications', filter], [filter])
  const load = useCallback(
    (cursor: string | undefined) => notificationsApi(api).list({ ...filterQuery(filter), cursor }),
    [filter],
  )
  const list = useServedPages({ key, served, load })
  useHeard(key, filter)

  useLiveEvents((event) => {
    cache.changeAll<Lines, NotificationFilter>('notifications', (known, of) => afterEvent(known, event, of))
    if (needsReload(event, filter)) void cache.reload('notifications')
  })
  // Read marks missed while offline have no seq to catch up from, so reload.
  useCatchUp(() => void cache.reload('notifications'))

  /** Optimistic: reverts with a message on a refusal. */
  const mark = useCallback(
    async (ids: number[] | null, read: boolean) => {
      const before = cache.read<Lines>(key)
      const seq = before?.pages[0]?.items[0]?.seq ?? 0
      const event = { type: 'notifications.marked', ids, seq, read } as const
      cache.change<Lines>(key, (known) => afterEvent(known, event, filter))
      const calls = notificationsApi(api)
      try {
        setUnread(unreadOf(await (ids === null ? calls.markAllRead() : calls.mark(ids, read))))
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        cache.write(key, before)
        return error
      }
    },
    [cache, key, filter, setUnread],
  )
  const say = (refusal: ApiFailure | undefined) => refusal && toast.error(refusal.message)

  return {
    ...list,
    /** The member is navigating away; on a failure the notification simply stays unread. */
    open: ({ id, read }: NotificationView) => {
      if (!read) void mark([id], true)
    },
    turn: ({ id, read }: NotificationView) => void mark([id], !read).then(say),
    readAll: () => void mark(null, true).then(say),
  }
}
