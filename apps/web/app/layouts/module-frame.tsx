import type { ReactNode } from 'react'
import { CheckInPlace } from '../features/meetings/public.ts'
import { PushCompanion } from '../features/push/public.ts'
import { useKeptAt } from '../pwa/kept-page.ts'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import { TabBar } from './module-bar.tsx'
import { Rail } from './module-rail.tsx'
import { VisitorFramePart } from './visitor-frame-part.tsx'

/** The frame of the signed-in app; a visitor sees the same page between the public header and footer. */
export function ModuleFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const keptAt = useKeptAt()
  if (viewer === null) {
    return (
      <VisitorFramePart>
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
      <PushCompanion viewerId={viewer.id} />
    </div>
  )
}
