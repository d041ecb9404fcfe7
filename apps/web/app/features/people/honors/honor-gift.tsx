import { limits } from '@consoeurs/contract/limits'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import choicesStyles from '../../../ui/forms/choices.module.css'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface HonorGiftProps {
  /** The kind that the viewer gave already. */
  given: string | null
  chosen: string | null
  onChoose: (kind: string) => void
  /** Null where the viewer may not write to the member. */
  word: string | null
  onWord: (word: string) => void
}

export function HonorGift({ given, chosen, onChoose, word, onWord }: HonorGiftProps) {
  const { honors } = useBrand()
  return (
    <div className={styles.honorGift}>
      <fieldset className={styles.honorKinds}>
        <legend className="visually-hidden">{profilesText.honorKinds}</legend>
        {honors.map(({ kind, label, hint, icon }) => {
          const isPressed = kind === (given ?? chosen)
          return (
            <button
              key={kind}
              type="button"
              className={`${choicesStyles.radioCard} ${styles.honorKind}`}
              aria-pressed={isPressed}
              disabled={given !== null && !isPressed}
              onClick={() => onChoose(kind)}
            >
              <Icon of={brandIcon(icon)} size="l" />
              <span className="grow">
                <span className="bold">{label}</span>
                <span className={`meta ${choicesStyles.radioHelp}`}>{hint}</span>
              </span>
              {isPressed ? <Icon of="check" /> : null}
            </button>
          )
        })}
      </fieldset>
      {given !== null || word === null ? null : (
        <Field label={profilesText.honorWord} help={profilesText.honorWordHelp} optional>
          <TextArea
            rows={2}
            limit={limits.honorWord}
            maxLength={limits.honorWord}
            value={word}
            onChange={(event) => onWord(event.currentTarget.value)}
          />
        </Field>
      )}
    </div>
  )
}
