import type { ShareView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'

interface CoveredProps {
  share: Pick<ShareView, 'cover' | 'withheld'>
  loginHref: string
  children: ReactNode
}

const Reason = ({ cover }: { cover: string }) => (
  <span className="grow">
    <b>{sharesText.covered}</b>
    {cover === '' ? null : <span className={`meta ${styles.coverWhy}`}>{cover}</span>}
  </span>
)

/**
 * Content that its author covered. `details` works without scripts and by keyboard; open by default if the viewer's
 * settings say so.
 */
export function Covered({ share: { cover, withheld }, loginHref, children }: CoveredProps) {
  const isOpen = useViewer()?.showsCovered === true
  if (cover === null) return children
  if (withheld)
    return (
      <div className={styles.covered}>
        <p className={`${styles.cover} row`}>
          <Icon of="eye-off" />
          <Reason cover={cover} />
          <Link to={loginHref} className="button quiet sm">
            {sharesText.coveredSignIn}
          </Link>
        </p>
      </div>
    )
  return (
    <details className={styles.covered} open={isOpen}>
      <summary className={`${styles.cover} row`}>
        <Icon of="eye-off" />
        <Reason cover={cover} />
        <span className={`button quiet sm ${styles.coverShow}`}>{sharesText.uncover}</span>
        <span className={`button quiet sm ${styles.coverHide}`}>{sharesText.coverAgain}</span>
      </summary>
      {children}
    </details>
  )
}
