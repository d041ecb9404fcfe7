import { constants, type InboxSync, type SocketMessage, type Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { toast } from '../ui/toast.tsx'
import { useUnread } from '../viewer/viewer-context.tsx'
import { publishLiveEvent, useCatchUp, useLiveEvents } from './live-events.ts'
import { reportConnection } from './report-connection.ts'
import { unreadOf } from './unread-of.ts'

const justNow = 'à l’instant'

/** Keeps the open page true: socket, counters, arrival toasts, and everything missed after a silence. */
export function LiveConnection({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate()
  const { setUnread } = useUnread()
  const seq = useRef(viewer.seq)
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

  useLiveEvents((event) => {
    // Specification §4: the goodbye clears what is left of the session, then leads to the site.
    if (event.type === 'signed-out') location.assign('/logout')
    if (event.type !== 'counters') return
    seq.current = Math.max(seq.current, event.seq)
    setUnread(unreadOf(event.counters))
  })

  useCatchUp(() => {
    void api
      .get<InboxSync>('/api/inbox', { after: seq.current })
      .then((missed) => {
        seq.current = Math.max(seq.current, missed.seq)
        setUnread(unreadOf(missed.counters))
        for (const notification of missed.notifications) publishLiveEvent({ type: 'notification', notification })
      })
      .catch(() => {
        // No network yet: the next connection asks again.
      })
  })
  return null
}
