import { RadioCards } from '../../../../ui/forms/radio-cards.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Unscripted } from '../../../../ui/unscripted.tsx'
import { type Choice, Choices } from './choices.tsx'
import { composerText } from './composer.text.ts'
import styles from './composer-form.module.css'
import { audienceValue, type Draft, readAudience } from './draft.ts'
import type { ComposerStart } from './use-composer.ts'

const { members, public: everyone } = composerText.visibilities

export const openAudiences: Choice[] = [
  { value: 'members', icon: 'users-round', ...members },
  { value: 'public', icon: 'globe', ...everyone },
]

export const audiencesOf = (communities: ComposerStart['communities']): Choice[] => [
  ...openAudiences,
  ...communities.map(({ id, name }) => ({
    value: audienceValue({ visibility: 'community', communityId: id }),
    icon: 'compass' as const,
    label: name,
    help: composerText.communityHelp,
  })),
]

interface AudienceFieldProps {
  draft: Draft
  options: Choice[]
  error?: string
  note?: string
  onChange: (change: Partial<Draft>) => void
}

export function AudienceField({ draft, options, error, note, onChange }: AudienceFieldProps) {
  const value = audienceValue(draft)
  const chosen = options.find((option) => option.value === value) ?? openAudiences[0]
  const choose = (audience: string) => onChange(readAudience(audience))
  if (chosen === undefined) return null
  return (
    <>
      <Choices
        title={composerText.visibility}
        className={styles.audience}
        label={composerText.audience(chosen.label)}
        onChoose={choose}
        {...{ options, value, note }}
      >
        <Icon of={chosen.icon} size="s" />
        <span className="truncated">{chosen.label}</span>
        <Icon of="chevron-down" size="s" />
      </Choices>
      {/* The first field of the name counts: the radios without scripts, else the hidden one. */}
      <Unscripted>
        <RadioCards
          legend={composerText.visibility}
          name="visibility"
          options={options}
          value={value}
          help={note}
          onChange={choose}
        />
      </Unscripted>
      <input type="hidden" name="visibility" value={value} />
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
