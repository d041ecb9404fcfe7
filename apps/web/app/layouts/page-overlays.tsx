import { LikeMomentOverlay } from '../features/people/likes/public.ts'
import { HoverCardOverlay } from '../features/people/members/hover-card-overlay.tsx'
import { SearchOverlay } from '../features/publishing/search/search-overlay.tsx'
import { QuickExitHelpOverlay } from '../quick-exit/quick-exit-help-overlay.tsx'

export const PageOverlays = () => (
  <>
    <SearchOverlay />
    <HoverCardOverlay />
    <QuickExitHelpOverlay />
    <LikeMomentOverlay />
  </>
)
