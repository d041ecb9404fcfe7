import { Outlet } from 'react-router'
import { useViewer } from '../viewer/viewer-context.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/** Child routes render their own `<main id="contenu">`, because the home page runs edge to edge. */
export default function DefaultLayout() {
  return (
    <VisitorFrame signedIn={useViewer() !== null}>
      <Outlet />
    </VisitorFrame>
  )
}
