import { Outlet } from 'react-router'
import { useViewer } from '../viewer/viewer-context.tsx'
import styles from './classic.module.css'
import { VisitorFrame } from './visitor-frame.tsx'

export default function ClassicLayout() {
  return (
    <VisitorFrame signedIn={useViewer() !== null}>
      <main id="contenu" tabIndex={-1} className={styles.classic}>
        <Outlet />
      </main>
    </VisitorFrame>
  )
}
