import { GlanceOverlay } from '../features/members/glance-overlay.tsx'
import { SearchOverlay } from '../features/search/search-overlay.tsx'

/** What a key, a press or a mouse at rest opens over any page of a member. */
export const OverPage = () => (
  <>
    <SearchOverlay />
    <GlanceOverlay />
  </>
)
