import { LikeMomentOverlay } from '../features/people/likes/public.ts'
import { HoverCardOverlay } from '../features/people/members/hover-card-overlay.tsx'
import { SearchOverlay } from '../features/publishing/search/search-overlay.tsx'
import { lacksPullToRefresh } from '../pwa/native-shell.ts'
import { QuickExitHelpOverlay } from '../quick-exit/quick-exit-help-overlay.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const PullToRefresh = onDemand(async () => (await import('../pwa/pull-to-refresh.tsx')).PullToRefresh, { quiet: true })

export const PageOverlays = () => (
  <>
    <SearchOverlay />
    <HoverCardOverlay />
    <QuickExitHelpOverlay />
    <LikeMomentOverlay />
    {lacksPullToRefresh() && <PullToRefresh />}
  </>
)
