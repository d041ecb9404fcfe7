import type { ReactNode, RefObject } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { PageMeta } from '../../page-meta.tsx'
import { QuickExitIcon } from '../../quick-exit/quick-exit-icon.tsx'
import { onboardingText } from '../../text/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { OfflineBanner } from '../../ui/offline-banner.tsx'
import { Steps } from '../../ui/progress.tsx'
import { endSlug, type StepSlug, stepAfter, stepBefore, stepPath, stepSlugs } from './steps.ts'
import '../../styles/page-onboarding.css'
import '../../styles/page-settings.css'

interface StepFrameProps {
  slug: StepSlug
  title: string
  lead: string
  /** Why the form was refused as a whole. */
  problem: string | undefined
  form: RefObject<HTMLFormElement | null>
  aside?: ReactNode
  /** Above the form, with forms of its own. */
  before?: ReactNode
  children: ReactNode
}

const formId = 'etape'

/** One step: where she is, one thing to do, one button under the thumb, and the right to pass. */
export function StepFrame({ slug, title, lead, problem, form, aside, before, children }: StepFrameProps) {
  const position = stepSlugs.indexOf(slug) + 1
  const sending = useNavigation().formMethod === 'POST'
  const last = stepAfter(slug) === endSlug
  return (
    <div className="ob" data-step={slug}>
      <PageMeta title={title} hidden />
      <OfflineBanner />
      <StepBar slug={slug} position={position} last={last} />
      <main id="contenu" className="ob-main" tabIndex={-1}>
        <div>
          <h1 className="d h1">{title}</h1>
          <p className="soft ob-lead">{lead}</p>
          {before}
          <Form ref={form} id={formId} method="post" className="stack ob-form" noValidate>
            <input type="hidden" name="etape" value={slug} />
            <FormError text={problem} />
            {children}
          </Form>
        </div>
        {aside}
      </main>
      <footer className="ob-foot">
        <Button type="submit" size="lg" form={formId} busy={sending}>
          {last ? onboardingText.finish : onboardingText.next}
        </Button>
      </footer>
    </div>
  )
}

function StepBar({ slug, position, last }: { slug: StepSlug; position: number; last: boolean }) {
  const before = stepBefore(slug)
  return (
    <header className="ob-top">
      <IconLink
        icon="chevron-left"
        label={before === null ? onboardingText.later : onboardingText.back}
        to={before === null ? '/dashboard' : stepPath(before)}
      />
      <div className="grow">
        <Steps current={position} total={stepSlugs.length} label={onboardingText.step(position, stepSlugs.length)} />
      </div>
      <QuickExitIcon />
      {last ? (
        <Form method="post">
          <input type="hidden" name="etape" value={slug} />
          <button type="submit" className="more ob-skip" name="intent" value="skip">
            {onboardingText.skip}
          </button>
        </Form>
      ) : (
        <Link className="more ob-skip" to={stepPath(stepAfter(slug))}>
          {onboardingText.skip}
        </Link>
      )}
    </header>
  )
}
