import { memberCount } from '../../text/counts.ts'
import { onboardingText } from '../../text/onboarding.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { problemOf, type StepPageProps, useStepDraft } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

/** Open communities: what is on request or by invitation has a door of its own. */
export function CommunitiesStep({ communities, answer }: StepPageProps) {
  const form = useStepDraft('communautes')
  const { title, lead, none } = onboardingText.steps.communautes
  return (
    <StepFrame slug="communautes" title={title} lead={lead} problem={problemOf(answer)} form={form}>
      {communities.length === 0 ? <p className="soft">{none}</p> : null}
      {communities.map(({ id, slug, name, tagline, memberCount: count, role }) => (
        <Checkbox
          key={id}
          name="community"
          value={slug}
          defaultChecked={role !== null}
          disabled={role !== null}
          label={
            <>
              <span className="b block">{name}</span>
              <span className="meta">
                {[role === null ? tagline : onboardingText.isIn, memberCount(count)].filter(Boolean).join(' · ')}
              </span>
            </>
          }
        />
      ))}
    </StepFrame>
  )
}
