import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { layoutText } from '../../text/layout.ts'
import { sharesText } from '../../text/shares.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { ComposerPart } from './composer-part.tsx'
import type { ComposerStart } from './use-composer.ts'

const never = () => () => undefined

/** False while the served page is being taken over, true for whatever is drawn later. */
const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface OpenedPageProps {
  open: boolean
  onClose: () => void
  title: string
  /** Where « Annuler » leads from a form in the page; one above a feed has the feed below it. */
  back?: string
  children: (close: () => void) => ReactNode
}

/**
 * A page that was asked for with a form has it in the page, where it works without scripts. Opened from a page that is
 * already there, it is a sheet on a phone and a dialog on wide.
 */
export function OpenedPage({ open, onClose, title, back, children }: OpenedPageProps) {
  const scripted = useIsScripted()
  const [servedOpen, setServedOpen] = useState(open && !scripted)
  const close = () => {
    setServedOpen(false)
    onClose()
  }
  if (servedOpen && open) {
    return (
      <section className="cp-page" aria-label={title}>
        {back === undefined ? null : (
          <div className="row between cp-head">
            <h2 className="d h3">{title}</h2>
            <ButtonLink to={back} look="ghost" size="sm" replace>
              {sharesText.cancel}
            </ButtonLink>
          </div>
        )}
        {children(close)}
      </section>
    )
  }
  return (
    <Sheet open={open} onOpenChange={(wanted) => !wanted && close()} title={title} size="lg">
      {children(close)}
    </Sheet>
  )
}

interface ComposerPageProps extends Omit<ComposerStart, 'onPublished'> {
  open: boolean
  onClose: () => void
}

/** The composer, in the page or over it. */
export function ComposerPage({ open, onClose, ...start }: ComposerPageProps) {
  return (
    <OpenedPage open={open} onClose={onClose} title={layoutText.publish}>
      {(close) => <ComposerPart key={start.kind} {...start} onPublished={close} />}
    </OpenedPage>
  )
}
