import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { UnreadCounts, Viewer } from '../context.ts'
import { asServed, counts, type NotificationState, NotificationStore } from './notification-store.ts'

interface ViewerState {
  viewer: Viewer | null
  store: NotificationStore
}

const nobody = {
  unread: { messages: 0, notifications: 0, visits: 0, honors: 0, requests: 0 },
  waitingRooms: [],
  waitingGroups: [],
  sound: false,
}
const ViewerContext = createContext<ViewerState | null>(null)

/** Counters start with server-rendered values; the socket then updates them. */
export function ViewerProvider({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  const served = viewer ?? nobody
  const [store] = useState(() => new NotificationStore(served))
  const shown = useRef(served)
  useEffect(() => {
    if (shown.current === served) return
    shown.current = served
    store.set(asServed(served))
  }, [store, served])
  const state = useMemo(() => ({ viewer, store }), [viewer, store])
  return <ViewerContext value={state}>{children}</ViewerContext>
}

function useViewerState(): ViewerState {
  const state = use(ViewerContext)
  if (state === null) throw new Error('A viewer hook needs a ViewerProvider above it')
  return state
}

export function useViewer(): Viewer | null {
  return useViewerState().viewer
}

export const useNotificationStore = (): NotificationStore => useViewerState().store

export function useNotificationState(): NotificationState {
  const { read, watch } = useNotificationStore()
  return useSyncExternalStore(watch, read, read)
}

interface Unread {
  unread: UnreadCounts
  /** Number of rooms with unread messages. */
  rooms: number
  /** For « Messages »: unread messages, requests that await an answer, and groups with news. */
  waiting: number
  setUnread: (unread: UnreadCounts) => void
}

export function useUnread(): Unread {
  const store = useNotificationStore()
  const state = useNotificationState()
  const setUnread = useCallback((unread: UnreadCounts) => store.set(counts(unread)), [store])
  const unread = {
    messages: state.nbMessagesUnread,
    notifications: state.nbNotificationsUnread,
    visits: state.nbVisitsUnread,
    honors: state.nbHonorsUnread,
    requests: state.nbRequests,
  }
  const waiting = unread.messages + unread.requests + state.waitingGroups.length
  return { unread, rooms: state.waitingRooms.length, waiting, setUnread }
}

/** For the page title and the app badge. */
export function totalUnread(unread: UnreadCounts): number {
  return unread.messages + unread.notifications
}
