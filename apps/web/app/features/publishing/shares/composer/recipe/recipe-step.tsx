import { limits } from '@consoeurs/contract'
import { Field } from '../../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { composerText } from '../composer.text.ts'
import fieldStyles from '../composer-fields.module.css'
import type { DraftImage } from '../draft.ts'
import type { DraftStep } from './draft-recipe.ts'
import styles from './recipe-fields.module.css'
import { recipeFieldsText as text } from './recipe-fields.text.ts'

interface StepFieldProps {
  words: string
  detail: DraftStep
  /** From 1. */
  position: number
  images: DraftImage[]
  removable: boolean
  onWords: (words: string) => void
  onDetail: (detail: DraftStep) => void
  onRemove: () => void
}

function StepPicture({ detail, position, images, onDetail }: Omit<StepFieldProps, 'words' | 'removable'>) {
  const name = `stepPicture-${position - 1}`
  const chosen = images.some(({ fileId }) => fileId === detail.fileId) ? detail.fileId : null
  return (
    <fieldset className={styles.pictures} aria-label={text.stepPicture(position)}>
      <label className={styles.picture}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          value=""
          checked={chosen === null}
          onChange={() => onDetail({ ...detail, fileId: null })}
        />
        <span>{text.noPicture}</span>
      </label>
      {images.map(({ fileId, alt, src }, index) => (
        <label className={styles.picture} key={fileId}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={fileId}
            checked={chosen === fileId}
            onChange={() => onDetail({ ...detail, fileId })}
          />
          <img src={src} alt={text.picture(index + 1, alt)} width={56} height={56} />
        </label>
      ))}
    </fieldset>
  )
}

/** The checkbox reveals timer and picture, without scripts too. */
export function StepField(props: StepFieldProps) {
  const { words, detail, position, images, removable, onWords, onDetail, onRemove } = props
  const isGiven = detail.minutes !== '' || detail.fileId !== null
  return (
    <div className={`${fieldStyles.row} ${fieldStyles.step} ${styles.step}`}>
      <span className="display heading-4 tabular-numbers" aria-hidden="true">
        {position}
      </span>
      <TextArea
        name="step"
        rows={2}
        aria-label={composerText.step(position)}
        limit={limits.recipe.step}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <div className={styles.stepTools}>
        <IconButton icon="x" label={composerText.removeStep(position)} disabled={!removable} onClick={onRemove} />
        <label className="icon-button" title={text.stepDetails(position)}>
          <input type="checkbox" className="visually-hidden" defaultChecked={isGiven} />
          <Icon of="timer" size="m" />
          <span className="visually-hidden">{text.stepDetails(position)}</span>
        </label>
      </div>
      <fieldset className={styles.details} aria-label={text.stepDetails(position)} data-given={isGiven || undefined}>
        <div className={styles.minutes}>
          <Field label={text.stepTime}>
            <TextInput
              name="stepMinutes"
              inputMode="numeric"
              maxLength={3}
              value={detail.minutes}
              onChange={(event) => onDetail({ ...detail, minutes: event.currentTarget.value })}
            />
          </Field>
        </div>
        {images.length === 0 ? null : <StepPicture {...props} />}
      </fieldset>
    </div>
  )
}
