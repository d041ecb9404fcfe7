import type { ReactNode } from 'react'
import { PushCompanion } from '../features/chat/push/public.ts'
import { CheckInPlace } from '../features/people/meetings/public.ts'
import { useCachedAt } from '../pwa/cached-page.ts'
import { OfflineBanner } from '../ui/states/offline-banner.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { TabBar } from './module-bar.tsx'
import { Rail } from './module-rail.tsx'
import { VisitorFramePart } from './visitor-frame-part.tsx'

const loadPushPart = async () => (await import('./app-duties.ts')).PushPart

/** Visitors, and newcomers whose sign-up is not approved, see the page between the public header and footer. */
export function ModuleFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const keptAt = useCachedAt()
  if (viewer === null || viewer.approval !== null) {
    return (
      <VisitorFramePart signedIn={viewer !== null}>
        <div className="layout-module">
          <div className="frame visiting">{children}</div>
        </div>
      </VisitorFramePart>
    )
  }
  return (
    <div className="layout-module">
      <OfflineBanner keptAt={keptAt} />
      <CheckInPlace viewer={viewer} />
      <div className="frame">
        <Rail viewer={viewer} />
        {children}
      </div>
      <TabBar viewer={viewer} />
      <PushCompanion viewerId={viewer.id} load={loadPushPart} />
    </div>
  )
}
