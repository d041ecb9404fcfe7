import type { ShareView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sharesText } from '../../text/shares.ts'
import { Icon } from '../../ui/icon.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'

interface CoveredProps {
  share: Pick<ShareView, 'cover' | 'withheld'>
  loginHref: string
  children: ReactNode
}

const Reason = ({ cover }: { cover: string }) => (
  <span className="grow">
    <b>{sharesText.covered}</b>
    {cover === '' ? null : <span className="meta cover-why">{cover}</span>}
  </span>
)

/**
 * What she who wrote it covered, until the reader asks to see it: with or without scripts, by hand or by keyboard. Open
 * from the start for who asked for that once and for all.
 */
export function Covered({ share: { cover, withheld }, loginHref, children }: CoveredProps) {
  const isOpen = useViewer()?.showsCovered === true
  if (cover === null) return children
  if (withheld)
    return (
      <div className="covered">
        <p className="cover row">
          <Icon of="eye-off" />
          <Reason cover={cover} />
          <Link to={loginHref} className="btn quiet sm">
            {sharesText.coveredSignIn}
          </Link>
        </p>
      </div>
    )
  return (
    <details className="covered" open={isOpen}>
      <summary className="cover row">
        <Icon of="eye-off" />
        <Reason cover={cover} />
        <span className="btn quiet sm cover-show">{sharesText.uncover}</span>
        <span className="btn quiet sm cover-hide">{sharesText.coverAgain}</span>
      </summary>
      {children}
    </details>
  )
}
