import { constants, type InboxSync, type SocketMessage, type Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { toast } from '../ui/toast.tsx'
import { useUnread } from '../viewer/viewer-context.tsx'
import { catchUpInbox, isBehind, isNewer, openInbox, receiveCounters } from './inbox-state.ts'
import { publishCatchUp, publishLiveEvent, useCatchUp, useLiveEvents } from './live-events.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { reportConnection } from './report-connection.ts'
import { unreadOf } from './unread-of.ts'
import { endsSession, leave } from './user-load.ts'

const justNow = 'à l’instant'

/** Keeps the open page true: socket, counters, arrival toasts, and everything missed after a silence. */
export function LiveConnection({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate()
  const { setUnread } = useUnread()
  const inbox = useRef(openInbox(viewer.seq))
  const { id, lastConnection } = viewer

  useEffect(() => {
    let close: (() => void) | undefined
    const arrival = ({ author, message, url, recipient }: SocketMessage) => {
      // Specification §6: handled only if the recipient is the current user.
      if (recipient.id !== id) return
      // She has it under her eyes: the page itself shows what came.
      if (url === location.pathname && document.hasFocus()) return
      toast.presence({
        name: author.displayName,
        avatarUrl: author.avatar,
        text: message,
        when: justNow,
        onOpen: () => void navigate(url || '/'),
      })
    }
    const timer = setTimeout(() => {
      void import('./socket.ts').then(({ openSocket }) => {
        close = openSocket({ viewerId: id, onNotification: arrival })
      })
    }, constants.socketSubscriptionDelay)
    return () => {
      clearTimeout(timer)
      close?.()
    }
  }, [id, navigate])

  useEffect(() => {
    void reportConnection(id, lastConnection)
  }, [id, lastConnection])

  const catchingUp = useOneAtATime(async () => {
    try {
      for (let before = -1; before < inbox.current.syncedTo; ) {
        before = inbox.current.syncedTo
        const missed = await api.get<InboxSync>('/api/inbox', { after: before })
        if (isNewer(inbox.current, missed)) setUnread(unreadOf(missed.counters))
        inbox.current = catchUpInbox(inbox.current, missed.seq)
        for (const notification of missed.notifications) publishLiveEvent({ type: 'notification', notification })
        if (!isBehind(inbox.current)) return
      }
    } catch (error) {
      if (endsSession(error)) return leave()
      // No network yet: the next connection asks again.
      if (!(error instanceof ApiFailure)) throw error
    }
  })

  useLiveEvents((event) => {
    // Specification §4: the goodbye clears what is left of the session, then leads to the site.
    if (event.type === 'signed-out') location.assign('/logout')
    if (event.type !== 'counters') return
    if (isNewer(inbox.current, event)) setUnread(unreadOf(event.counters))
    inbox.current = receiveCounters(inbox.current, event.seq)
    // Something between was missed: whatever lives on this page asks for it.
    if (isBehind(inbox.current) && !catchingUp.isBusy()) publishCatchUp()
  })
  useCatchUp(catchingUp.run)
  return null
}
