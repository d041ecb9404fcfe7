import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useMemo, useState } from 'react'
import type { UnreadCounts, Viewer } from '../context.ts'

interface ViewerState {
  viewer: Viewer | null
  unread: UnreadCounts
  setUnread: Dispatch<SetStateAction<UnreadCounts>>
}

const nothingUnread: UnreadCounts = { messages: 0, notifications: 0, visits: 0, honors: 0, requests: 0 }
const ViewerContext = createContext<ViewerState | null>(null)

/** Counters start from what the server rendered; what lives (sockets) then moves them with `setUnread`. */
export function ViewerProvider({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  const served = viewer?.unread ?? nothingUnread
  const [from, setFrom] = useState(served)
  const [unread, setUnread] = useState(served)
  if (from !== served) {
    setFrom(served)
    setUnread(served)
  }
  const state = useMemo(() => ({ viewer, unread, setUnread }), [viewer, unread])
  return <ViewerContext value={state}>{children}</ViewerContext>
}

function useViewerState(): ViewerState {
  const state = use(ViewerContext)
  if (state === null) throw new Error('A viewer hook needs a ViewerProvider above it')
  return state
}

/** Null for a visitor. */
export function useViewer(): Viewer | null {
  return useViewerState().viewer
}

export function useUnread(): Pick<ViewerState, 'unread' | 'setUnread'> {
  const { unread, setUnread } = useViewerState()
  return { unread, setUnread }
}

/** What the tab's title and the app's badge count. */
export function totalUnread(unread: UnreadCounts): number {
  return unread.messages + unread.notifications
}
