import { useBrand } from '../../../brand/brand-context.tsx'
import { AboutFields, AnswerFields, InterestFields, PlaceFields, SeekingFields } from '../../account/settings/public.ts'
import { onboardingText } from './onboarding.text.ts'
import { problemOf, type StepPageProps, useStepDraft } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

/** The other questions are in the settings. */
const questionsAsked = 3

export function AboutStep({ profile, answer }: StepPageProps) {
  const form = useStepDraft('moi')
  return (
    <StepFrame
      slug="moi"
      {...onboardingText.steps.moi}
      action={onboardingText.save}
      problem={problemOf(answer)}
      form={form}
    >
      <AboutFields profile={profile} answer={answer} />
      <AnswerFields profile={profile} answer={answer} questions={questionsAsked} />
    </StepFrame>
  )
}

export function PlaceStep({ profile, answer, searched }: StepPageProps) {
  const form = useStepDraft('lieu')
  return (
    <StepFrame slug="lieu" {...onboardingText.steps.lieu} problem={problemOf(answer)} form={form}>
      <PlaceFields profile={profile} answer={answer} searched={searched} />
    </StepFrame>
  )
}

export function SeekingStep({ profile, answer }: StepPageProps) {
  const { text } = useBrand()
  const form = useStepDraft('recherche')
  return (
    <StepFrame
      slug="recherche"
      title={text.lookingForTitle}
      lead={onboardingText.lookingForLead}
      problem={problemOf(answer)}
      form={form}
      action={onboardingText.finish}
    >
      <SeekingFields profile={profile} answer={answer} />
    </StepFrame>
  )
}

export function InterestsStep({ profile, answer }: StepPageProps) {
  const form = useStepDraft('interets')
  return (
    <StepFrame
      slug="interets"
      {...onboardingText.steps.interets}
      action={onboardingText.save}
      problem={problemOf(answer)}
      form={form}
    >
      <InterestFields profile={profile} answer={answer} />
    </StepFrame>
  )
}
