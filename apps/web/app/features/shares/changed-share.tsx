import type { ShareView } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { shareEditorText } from '../../text/share-editor.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { type Draft, draftOf } from './draft.ts'
import { differencesOf } from './share-differences.ts'

interface ChangedShareProps {
  mine: Draft
  /** As it is now. */
  other: ShareView
  reason: string | null
  href: string
  busy: boolean
  onKeepMine: () => void
  onTakeOther: () => void
}

/** It was changed elsewhere while she wrote: what differs, side by side, and which of the two stays. */
export function ChangedShare({ mine, other, reason, href, busy, onKeepMine, onTakeOther }: ChangedShareProps) {
  const differences = differencesOf(mine, draftOf(other))
  const choice = useRef<HTMLDivElement>(null)
  // She pressed at the other end of the form.
  useEffect(() => {
    choice.current?.scrollIntoView({ block: 'center' })
    choice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={choice} tabIndex={-1} className="cp-changed">
      <FormError text={reason ?? shareEditorText.changed}>
        <dl className="cp-differences">
          {differences.map(({ name, here, there }) => (
            <div key={name} className="stack tight">
              <dt className="b">{name}</dt>
              <dd>
                <span className="meta">{shareEditorText.mine}</span>
                <p className="written clamp">{here || shareEditorText.nothing}</p>
              </dd>
              <dd>
                <span className="meta">{shareEditorText.other}</span>
                <p className="written clamp">{there || shareEditorText.nothing}</p>
              </dd>
            </div>
          ))}
        </dl>
        <div className="row tight cp-choice">
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
            className="btn quiet sm"
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
