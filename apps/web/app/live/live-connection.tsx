import { brandAsset } from '@consoeurs/brand'
import type { InboxSync, Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../api/browser-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { publishCatchUp, publishLiveEvent, useCatchUp, useLiveEvents } from '../events/live-events.ts'
import type { CatalogueEntries } from '../viewer/notification-store.ts'
import { useNotificationStore, useUnread } from '../viewer/viewer-context.tsx'
import { catchUpInbox, isBehind, isNewer, openInbox, receiveCounters } from './inbox-state.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { openSocketLater } from './open-socket-later.ts'
import { scheduleLabels } from './schedule-labels.ts'
import { touchConnection } from './touch-connection.ts'
import { unreadOf } from './unread-of.ts'
import { leave, switchMember, userLoadFailed } from './user-load.ts'

const liveDuties = () => import('./live-duties.ts')

/** Keeps the page current: socket, counters, toasts and catch-up. */
export function LiveConnection({ viewer }: { viewer: Viewer }) {
  const { setUnread } = useUnread()
  const inbox = useRef(openInbox(viewer.seq))
  const { id, lastConnection } = viewer
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { name, code } = useBrand()
  const store = useNotificationStore()
  const known = useRef<CatalogueEntries>(new Map())

  useEffect(() => {
    const place = { name, icon: brandAsset(code, 'favicon.svg') }
    return openSocketLater(async () => {
      const { openSocket } = await liveDuties()
      return openSocket({ viewerId: id, place, store, entries: () => known.current, navigate })
    })
  }, [id, name, code, store, navigate])

  useEffect(
    () =>
      scheduleLabels(async () => {
        const { loadLabels } = await liveDuties()
        const labels = await loadLabels(id)
        if (labels === null) return
        known.current = labels.entries
        store.set({ token: labels.token })
      }),
    [id, store],
  )

  useEffect(() => {
    void touchConnection({ id, lastConnection })
  }, [id, lastConnection])

  const catchingUp = useOneAtATime(async () => {
    try {
      for (let before = -1; before < inbox.current.syncedTo; ) {
        before = inbox.current.syncedTo
        const missed = await api.get<InboxSync>('/api/inbox', { after: before })
        if (isNewer(inbox.current, missed)) setUnread(unreadOf(missed.counters))
        store.set({ waitingRooms: missed.waitingRooms, waitingGroups: missed.waitingGroups })
        inbox.current = catchUpInbox(inbox.current, missed.seq)
        for (const notification of missed.notifications) publishLiveEvent({ type: 'notification', notification })
        if (!isBehind(inbox.current)) return
      }
    } catch (error) {
      await userLoadFailed(error)
    }
  })

  useLiveEvents((event) => {
    // Specification §4: the sign-out page clears the session, then leads to the site.
    if (event.type === 'signed-out') void leave()
    if (event.type === 'signed-in-anew') switchMember()
    if (event.type === 'mutes.changed') void revalidate()
    if (event.type.startsWith('room') || event.type === 'mutes.changed')
      void liveDuties().then(({ updateUnreadRooms }) => updateUnreadRooms(id, store, event))
    if (event.type !== 'counters') return
    if (isNewer(inbox.current, event)) setUnread(unreadOf(event.counters))
    inbox.current = receiveCounters(inbox.current, event.seq)
    // A gap in the sequence: let every open list catch up.
    if (isBehind(inbox.current) && !catchingUp.isBusy()) publishCatchUp()
  })
  useCatchUp(catchingUp.run)
  return null
}
