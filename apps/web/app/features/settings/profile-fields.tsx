import { limits, type OwnProfile } from '@consoeurs/contract'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf, typedValue, typedValues } from '../../api/typed-value.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { profileText } from '../../text/profile-form.ts'
import { CheckChips } from '../../ui/check-chips.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

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

interface AboutFieldsProps extends FieldsProps {
  /** How many of the brand's questions are asked. */
  questions?: number
}

export function AboutFields({ profile, answer, questions }: AboutFieldsProps) {
  const { text, profileQuestions } = useBrand()
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
      <fieldset className="stack question-fields">
        <legend className="d h4">{profileText.questions}</legend>
        <p className="small soft">{profileText.questionsHelp}</p>
        {profileQuestions.slice(0, questions).map(({ id, label, placeholder }) => (
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
    </>
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
  const { seeksAges } = profile
  const input = (bound: 'min' | 'max') => (
    <TextInput
      name={`seeksAges.${bound}`}
      inputMode="numeric"
      maxLength={3}
      defaultValue={typedValue(answer, `seeksAges.${bound}`, seeksAges === null ? '' : String(seeksAges[bound]))}
    />
  )
  return (
    <fieldset className="stack tight">
      <legend className="label">{profileText.ages}</legend>
      <div className="age-fields">
        <Field label={profileText.ageMin} error={errorOf(answer, 'seeksAges.min')}>
          {input('min')}
        </Field>
        <Field label={profileText.ageMax} error={errorOf(answer, 'seeksAges.max')}>
          {input('max')}
        </Field>
      </div>
      <p className="small soft">{profileText.agesHelp}</p>
    </fieldset>
  )
}

export function InterestFields({ profile, answer }: FieldsProps) {
  const { interests } = useBrand()
  const chosen = typedValues(answer, 'interests', profile.interests)
  const error = errorOf(answer, 'interests')
  return (
    <>
      <p className={error === undefined ? 'small soft' : 'err'} role={error === undefined ? undefined : 'alert'}>
        {error ?? profileText.interestsHelp}
      </p>
      {interests.map((group) => (
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
