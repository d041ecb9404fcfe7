import { Outlet } from 'react-router'
import { useViewer } from '../viewer/viewer-context.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/** Pages below return their own `<main id="contenu">`: the home page runs edge to edge. */
export default function DefaultLayout() {
  return (
    <VisitorFrame signedIn={useViewer() !== null}>
      <Outlet />
    </VisitorFrame>
  )
}
