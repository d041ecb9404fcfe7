import { useState, useSyncExternalStore } from 'react'
import { layoutText } from '../../text/layout.ts'
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

interface ComposerPageProps extends Omit<ComposerStart, 'onPublished'> {
  open: boolean
  onClose: () => void
}

/**
 * A page that was asked for with its composer has it in the page, where it works without scripts. Opened from a page
 * that is already there, it is a sheet on a phone and a dialog on wide.
 */
export function ComposerPage({ open, onClose, ...start }: ComposerPageProps) {
  const scripted = useIsScripted()
  const [servedOpen, setServedOpen] = useState(open && !scripted)
  const close = () => {
    setServedOpen(false)
    onClose()
  }
  if (servedOpen && open) {
    return (
      <section className="cp-page" aria-label={layoutText.publish}>
        <ComposerPart key={start.kind} {...start} onPublished={close} />
      </section>
    )
  }
  return (
    <Sheet open={open} onOpenChange={(wanted) => !wanted && close()} title={layoutText.publish} size="lg">
      <ComposerPart key={start.kind} {...start} onPublished={close} />
    </Sheet>
  )
}
