import { Outlet } from 'react-router'
import { useViewer } from '../viewer/viewer-context.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/** One reading column of 68 characters. */
export default function ClassicLayout() {
  return (
    <VisitorFrame signedIn={useViewer() !== null}>
      <main id="contenu" tabIndex={-1} className="classic">
        <Outlet />
      </main>
    </VisitorFrame>
  )
}
