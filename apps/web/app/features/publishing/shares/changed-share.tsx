import type { ShareView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import sharePartsStyles from '../../../styles/shared/share-parts.module.css'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import styles from './composer/composer.module.css'
import { type Draft, draftOf } from './composer/draft.ts'
import { shareEditorText } from './composer/share-editor.text.ts'
import { differencesOf } from './share-differences.ts'

interface ChangedShareProps {
  mine: Draft
  /** The current version. */
  other: ShareView
  reason: string | null
  href: string
  busy: boolean
  onKeepMine: () => void
  onTakeOther: () => void
}

/** Conflict: shows the differences side by side and lets the author choose a version. */
export function ChangedShare({ mine, other, reason, href, busy, onKeepMine, onTakeOther }: ChangedShareProps) {
  const differences = differencesOf(mine, draftOf(other))
  const choice = useRef<HTMLDivElement>(null)
  // The submit button is at the other end of the form.
  useEffect(() => {
    choice.current?.scrollIntoView({ block: 'center' })
    choice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={choice} tabIndex={-1} className={styles.changed}>
      <FormError text={reason ?? shareEditorText.changed}>
        <dl className={styles.differences} data-hook="differences">
          {differences.map(({ name, here, there }) => (
            <div key={name} className="stack tight">
              <dt className="bold">{name}</dt>
              <dd>
                <span className="meta">{shareEditorText.mine}</span>
                <p className={`written ${sharePartsStyles.clamp}`}>{here || shareEditorText.nothing}</p>
              </dd>
              <dd>
                <span className="meta">{shareEditorText.other}</span>
                <p className={`written ${sharePartsStyles.clamp}`}>{there || shareEditorText.nothing}</p>
              </dd>
            </div>
          ))}
        </dl>
        <div className={`row tight ${styles.choice}`}>
          <Button
            type="submit"
            name="over"
            value={other.version}
            size="sm"
            busy={busy}
            onClick={(event) => {
              event.preventDefault()
              onKeepMine()
            }}
          >
            {shareEditorText.keepMine}
          </Button>
          <a
            className="button quiet sm"
            href={`${href}?modifier=1`}
            onClick={(event) => {
              event.preventDefault()
              onTakeOther()
            }}
          >
            {shareEditorText.takeOther}
          </a>
        </div>
      </FormError>
    </div>
  )
}
