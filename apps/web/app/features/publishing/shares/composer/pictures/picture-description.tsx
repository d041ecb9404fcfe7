import { limits } from '@consoeurs/contract'
import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../../ui/forms/text-area.tsx'
import { Sheet } from '../../../../../ui/overlays/dialog.tsx'
import { composerText } from '../composer.text.ts'
import type { DraftImage } from '../draft.ts'
import styles from './picture-strip.module.css'
import type { DraftImages } from './use-draft-images.ts'

interface PictureDescriptionProps extends Pick<DraftImages, 'edit'> {
  images: DraftImage[]
  /** The described picture; null while closed. */
  describedId: number | null
  onDescribe: (fileId: number | null) => void
}

/** What is typed is in the draft at once. */
export function PictureDescription({ images, describedId, onDescribe, edit }: PictureDescriptionProps) {
  // Keep the last one while the sheet leaves.
  const [shownId, setShownId] = useState(describedId)
  if (describedId !== null && describedId !== shownId) setShownId(describedId)
  const at = images.findIndex(({ fileId }) => fileId === shownId)
  const image = images[at]
  const next = images[at + 1]
  const close = () => onDescribe(null)
  return (
    <Sheet
      open={describedId !== null && image !== undefined}
      onOpenChange={(wanted) => !wanted && close()}
      title={composerText.describeTitle}
      footer={
        <div className={styles.describeFoot}>
          {next === undefined ? null : (
            <Button look="line" onClick={() => onDescribe(next.fileId)}>
              {composerText.describeNext}
            </Button>
          )}
          <Button onClick={close}>{composerText.describeDone}</Button>
        </div>
      }
    >
      {image === undefined ? null : (
        <div className="stack">
          <img className={styles.described} src={image.full} alt="" />
          <Field
            key={image.fileId}
            label={composerText.alt(at + 1)}
            hiddenLabel
            help={composerText.describeHelp}
            extra={<span className="meta tabular-numbers">{composerText.pictureOf(at + 1, images.length)}</span>}
          >
            <TextArea
              rows={2}
              maxLength={limits.altText}
              limit={limits.altText}
              value={image.alt}
              onChange={(event) => {
                const alt = event.currentTarget.value
                edit((known) => known.map((other) => (other.fileId === image.fileId ? { ...other, alt } : other)))
              }}
            />
          </Field>
        </div>
      )}
    </Sheet>
  )
}
