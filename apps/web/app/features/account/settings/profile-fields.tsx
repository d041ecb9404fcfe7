import { offeredInterests, offeredQuestions } from '@consoeurs/brand/offered'
import { limits, type OwnProfile } from '@consoeurs/contract'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf, typedValue, typedValues } from '../../../api/typed-value.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/settings.module.css'
import { ageSlider, agesText } from '../../../text/ages.ts'
import { CheckChips } from '../../../ui/forms/check-chips.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { profileText } from './profile-form.text.ts'

interface FieldsProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
}

export function NameFields({ profile, answer }: FieldsProps) {
  return (
    <Field label={profileText.displayName} help={profileText.displayNameHelp} error={errorOf(answer, 'displayName')}>
      <TextInput
        name="displayName"
        autoComplete="nickname"
        defaultValue={typedValue(answer, 'displayName', profile.displayName)}
      />
    </Field>
  )
}

export function AboutFields({ profile, answer }: FieldsProps) {
  const { text } = useBrand()
  return (
    <>
      <Field label={profileText.headline} optional help={profileText.headlineHelp} error={errorOf(answer, 'headline')}>
        <TextInput
          name="headline"
          placeholder={text.headlinePlaceholder}
          defaultValue={typedValue(answer, 'headline', profile.headline)}
        />
      </Field>
      <Field label={profileText.about} optional error={errorOf(answer, 'about')}>
        <TextArea
          name="about"
          rows={5}
          limit={limits.about}
          placeholder={text.aboutPlaceholder}
          defaultValue={typedValue(answer, 'about', profile.about)}
        />
      </Field>
    </>
  )
}

interface AnswerFieldsProps extends FieldsProps {
  /** Number of the brand's questions to show. */
  questions?: number
  /** Where the page's title says it. */
  hiddenLegend?: boolean
}

export function AnswerFields({ profile, answer, questions, hiddenLegend = false }: AnswerFieldsProps) {
  const { profileQuestions } = useBrand()
  return (
    <fieldset className={`stack ${styles.questionFields}`}>
      <legend className={hiddenLegend ? 'visually-hidden' : 'display heading-4'}>{profileText.questions}</legend>
      <p className="small soft">{profileText.questionsHelp}</p>
      {offeredQuestions(profileQuestions, Object.keys(profile.answers))
        .slice(0, questions)
        .map(({ id, label, placeholder }) => (
          <Field key={id} label={label} optional error={errorOf(answer, `answers.${id}`)}>
            <TextArea
              name={`answers.${id}`}
              rows={2}
              limit={limits.answer}
              placeholder={placeholder}
              defaultValue={typedValue(answer, `answers.${id}`, profile.answers[id] ?? '')}
            />
          </Field>
        ))}
    </fieldset>
  )
}

export function SeekingFields({ profile, answer }: FieldsProps) {
  const { lookingFor, lookingForWhom, features } = useBrand()
  return (
    <>
      <CheckChips
        legend={profileText.lookingFor}
        hiddenLegend
        name="lookingFor"
        options={lookingFor}
        defaultValues={typedValues(answer, 'lookingFor', profile.lookingFor)}
        error={errorOf(answer, 'lookingFor')}
      />
      {features.seeksSomeone ? (
        <>
          <CheckChips
            legend={profileText.lookingForWhom}
            name="lookingForWhom"
            options={lookingForWhom}
            defaultValues={typedValues(answer, 'lookingForWhom', profile.lookingForWhom)}
            error={errorOf(answer, 'lookingForWhom')}
          />
          <AgeFields profile={profile} answer={answer} />
        </>
      ) : null}
    </>
  )
}

function AgeFields({ profile, answer }: FieldsProps) {
  const bound = (name: 'min' | 'max') => {
    const value = Number(typedValue(answer, `seeksAges.${name}`, String(profile.seeksAges?.[name] ?? ageSlider[name])))
    return Math.min(ageSlider.max, Math.max(ageSlider.min, value || ageSlider[name]))
  }
  return (
    <RangeSlider
      {...agesText}
      names={{ min: 'seeksAges.min', max: 'seeksAges.max' }}
      bounds={ageSlider}
      defaultValues={{ min: bound('min'), max: bound('max') }}
      error={errorOf(answer, 'seeksAges.max') ?? errorOf(answer, 'seeksAges.min')}
    />
  )
}

export function InterestFields({ profile, answer }: FieldsProps) {
  const { interests } = useBrand()
  const chosen = typedValues(answer, 'interests', profile.interests)
  const error = errorOf(answer, 'interests')
  return (
    <>
      <p
        className={error === undefined ? 'small soft' : 'field-error'}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? profileText.interestsHelp}
      </p>
      {offeredInterests(interests, profile.interests).map((group) => (
        <CheckChips
          key={group.label}
          legend={group.label}
          name="interests"
          options={group.interests}
          defaultValues={chosen}
        />
      ))}
    </>
  )
}
