import { type ReactNode, useEffect } from 'react'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { followVirtualKeyboard } from '../../../../ui/forms/virtual-keyboard-inset.ts'
import { IconLink } from '../../../../ui/icon-button.tsx'
import { fetchSheet } from '../../../../ui/overlays/dialog.tsx'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import { composerText } from './composer.text.ts'
import styles from './composer-form.module.css'

interface ComposerFrameProps {
  title: string
  /** Under the title. */
  status?: ReactNode
  /** Without scripts the closing button is a link. */
  back: string
  onClose: () => void
  submitLabel: string
  busy: boolean
  disabled?: boolean
  audience: ReactNode
  tools: ReactNode
  children: ReactNode
}

/** The head and the toolbar stay in view; only what is between them scrolls. */
export function ComposerFrame(props: ComposerFrameProps) {
  const { title, status, back, onClose, submitLabel, busy, disabled, audience, tools, children } = props
  const viewer = useViewer()
  useEffect(() => followVirtualKeyboard(), [])
  useEffect(fetchSheet, [])
  return (
    <>
      <header className={styles.top}>
        <IconLink
          icon="x"
          label={composerText.close}
          to={back}
          prefetch="none"
          replace
          onClick={(event) => {
            event.preventDefault()
            onClose()
          }}
        />
        <div className={styles.heading}>
          <h2>{title}</h2>
          {status}
        </div>
        <Button type="submit" size="sm" busy={busy} disabled={disabled}>
          {submitLabel}
        </Button>
      </header>
      <div className={styles.body}>
        {viewer === null ? null : (
          <div className={styles.author}>
            <Avatar src={viewer.avatarUrl} name={viewer.displayName} />
            <div>
              <p className="bold truncated">{viewer.displayName}</p>
              {audience}
            </div>
          </div>
        )}
        {children}
      </div>
      <footer className={styles.tools}>{tools}</footer>
    </>
  )
}
