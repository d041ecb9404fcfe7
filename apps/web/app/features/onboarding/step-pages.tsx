import { limits, type OwnProfile, type PlaceSuggestion } from '@consoeurs/contract'
import { useRef } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { onboardingText } from '../../text/onboarding.ts'
import { photosText } from '../../text/photos.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { PhotosEditor } from '../photos/public.ts'
import { AboutFields, InterestFields, PlaceFields, SeekingFields } from '../settings/public.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepSlug, stepDraft } from './steps.ts'

export interface StepPageProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
  searched: { q: string; places: PlaceSuggestion[] | null }
}

/** The first questions are enough to begin with; the others wait in the settings. */
const questionsAsked = 3

const draftFields = {
  moi: ['headline', 'about', 'answers.'],
  lieu: ['q'],
  recherche: ['lookingFor', 'lookingForWhom', 'seeksAges.'],
  interets: ['interests'],
} as const

function useStepDraft(slug: keyof typeof draftFields) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, stepDraft(slug), draftFields[slug])
  return form
}

const problemOf = (answer: FormAnswer | undefined) => answer?.error?.['']?.[0]

function PhotoStep({ profile, answer }: StepPageProps) {
  const { text } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const main = profile.photos.find((photo) => photo.main)
  return (
    <StepFrame
      slug="photo"
      title={text.photosTitle}
      lead={photosText.lead}
      problem={problemOf(answer)}
      form={form}
      aside={<PhotoTips />}
      before={<PhotosEditor photos={profile.photos} />}
    >
      {main === undefined ? null : (
        <>
          <input type="hidden" name="id" value={main.id} />
          <Field label={photosText.describeMain} optional help={photosText.descriptionHelp}>
            <TextInput
              key={main.id}
              name="description"
              defaultValue={main.file.alt}
              maxLength={limits.photoDescription}
            />
          </Field>
        </>
      )}
    </StepFrame>
  )
}

function PhotoTips() {
  const { text } = useBrand()
  return (
    <aside className="ob-tip note" aria-labelledby="conseils">
      <h2 className="d h4" id="conseils">
        {photosText.tipsTitle}
      </h2>
      <ol className="stack">
        {text.photoTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <p className="small">{photosText.hiddenData}</p>
    </aside>
  )
}

function AboutStep({ profile, answer }: StepPageProps) {
  const form = useStepDraft('moi')
  return (
    <StepFrame slug="moi" {...onboardingText.steps.moi} problem={problemOf(answer)} form={form}>
      <AboutFields profile={profile} answer={answer} questions={questionsAsked} />
    </StepFrame>
  )
}

function PlaceStep({ profile, answer, searched }: StepPageProps) {
  const form = useStepDraft('lieu')
  return (
    <StepFrame slug="lieu" {...onboardingText.steps.lieu} problem={problemOf(answer)} form={form}>
      <PlaceFields profile={profile} answer={answer} searched={searched} />
    </StepFrame>
  )
}

function SeekingStep({ profile, answer }: StepPageProps) {
  const { text } = useBrand()
  const form = useStepDraft('recherche')
  return (
    <StepFrame
      slug="recherche"
      title={text.lookingForTitle}
      lead={onboardingText.lookingForLead}
      problem={problemOf(answer)}
      form={form}
    >
      <SeekingFields profile={profile} answer={answer} />
    </StepFrame>
  )
}

function InterestsStep({ profile, answer }: StepPageProps) {
  const form = useStepDraft('interets')
  return (
    <StepFrame slug="interets" {...onboardingText.steps.interets} problem={problemOf(answer)} form={form}>
      <InterestFields profile={profile} answer={answer} />
    </StepFrame>
  )
}

export const stepPages: Record<StepSlug, (props: StepPageProps) => React.ReactNode> = {
  photo: PhotoStep,
  moi: AboutStep,
  lieu: PlaceStep,
  recherche: SeekingStep,
  interets: InterestsStep,
}
