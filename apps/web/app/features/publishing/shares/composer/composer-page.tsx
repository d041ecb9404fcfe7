import './composer-fields.module.css'
import './composer-form.module.css'
import '../../../../styles/shared/poll-fields.module.css'
import './pictures/picture-strip.module.css'
import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { layoutText } from '../../../../text/pages/layout.ts'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { useIsScripted } from '../../../../ui/use-is-scripted.ts'
import styles from './composer.module.css'
import { ComposerPart } from './composer-part.tsx'
import type { ComposerStart } from './use-composer.ts'

interface OpenedPageProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * Server-rendered: the form is in the page and works without scripts. Opened later: full screen on a phone, where it
 * can be swiped away, and a dialog on a wide screen.
 */
export function OpenedPage({ open, onClose, title, children }: OpenedPageProps) {
  const scripted = useIsScripted()
  const [served, setServed] = useState(open && !scripted)
  const leaving = useNavigation().state === 'loading'
  const [closing, setClosing] = useState(false)
  if (served && !open) setServed(false)
  if (closing && !open) setClosing(false)
  if (served) {
    return (
      <section className={styles.page} data-hook="composer-page" aria-label={title}>
        {children}
      </section>
    )
  }
  const close = () => {
    setClosing(true)
    onClose()
  }
  return (
    <Sheet
      // The question about running uploads may keep it open, so it closes only once the page changes.
      open={open && !(closing && leaving)}
      onOpenChange={(wanted) => !wanted && close()}
      title={title}
      size="lg"
      whole
    >
      {children}
    </Sheet>
  )
}

interface ComposerPageProps extends ComposerStart {
  open: boolean
  onClose: () => void
  onPublished: () => void
}

export function ComposerPage({ open, ...start }: ComposerPageProps) {
  return (
    <OpenedPage open={open} onClose={start.onClose} title={layoutText.publish}>
      <ComposerPart key={start.kind} {...start} />
    </OpenedPage>
  )
}
