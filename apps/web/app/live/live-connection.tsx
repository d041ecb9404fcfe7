import { brandAsset } from '@consoeurs/brand'
import type { InboxSync, Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../api/browser-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { useNotificationStore, useUnread } from '../viewer/viewer-context.tsx'
import { catchUpInbox, isBehind, isNewer, openInbox, receiveCounters } from './inbox-state.ts'
import { labelsLater } from './labels-later.ts'
import { publishCatchUp, publishLiveEvent, useCatchUp, useLiveEvents } from './live-events.ts'
import type { KnownEntries } from './notification-store.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { socketLater } from './socket-later.ts'
import { tellConnection } from './tell-connection.ts'
import { unreadOf } from './unread-of.ts'
import { becomeHers, userLoadFailed } from './user-load.ts'

/** Keeps the open page true: socket, counters, arrival toasts, and everything missed after a silence. */
export function LiveConnection({ viewer }: { viewer: Viewer }) {
  const { setUnread } = useUnread()
  const inbox = useRef(openInbox(viewer.seq))
  const { id, lastConnection } = viewer
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { name, code } = useBrand()
  const store = useNotificationStore()
  const known = useRef<KnownEntries>(new Map())

  useEffect(() => {
    const place = { name, icon: brandAsset(code, 'favicon.svg') }
    return socketLater(async () => {
      const { openSocket } = await import('./socket.ts')
      return openSocket({ viewerId: id, place, store, entries: () => known.current, navigate })
    })
  }, [id, name, code, store, navigate])

  useEffect(
    () =>
      labelsLater(async () => {
        const { loadLabels } = await import('./notification-labels.ts')
        const labels = await loadLabels(id)
        if (labels === null) return
        known.current = labels.entries
        store.set({ token: labels.token })
      }),
    [id, store],
  )

  useEffect(() => {
    void tellConnection({ id, lastConnection })
  }, [id, lastConnection])

  const catchingUp = useOneAtATime(async () => {
    try {
      for (let before = -1; before < inbox.current.syncedTo; ) {
        before = inbox.current.syncedTo
        const missed = await api.get<InboxSync>('/api/inbox', { after: before })
        if (isNewer(inbox.current, missed)) setUnread(unreadOf(missed.counters))
        store.set({ waitingRooms: missed.waitingRooms })
        inbox.current = catchUpInbox(inbox.current, missed.seq)
        for (const notification of missed.notifications) publishLiveEvent({ type: 'notification', notification })
        if (!isBehind(inbox.current)) return
      }
    } catch (error) {
      await userLoadFailed(error)
    }
  })

  useLiveEvents((event) => {
    // Specification §4: the goodbye clears what is left of the session, then leads to the site.
    if (event.type === 'signed-out') location.assign('/logout')
    if (event.type === 'signed-in-anew') becomeHers()
    if (event.type === 'mutes.changed') void revalidate()
    // What counts her rooms is fetched with the first thing that moves them.
    if (event.type.startsWith('room') || event.type === 'mutes.changed')
      void import('./waiting-rooms.ts').then((live) => live.hearRooms(id, store, event))
    if (event.type !== 'counters') return
    if (isNewer(inbox.current, event)) setUnread(unreadOf(event.counters))
    inbox.current = receiveCounters(inbox.current, event.seq)
    // Something between was missed: whatever lives on this page asks for it.
    if (isBehind(inbox.current) && !catchingUp.isBusy()) publishCatchUp()
  })
  useCatchUp(catchingUp.run)
  return null
}
