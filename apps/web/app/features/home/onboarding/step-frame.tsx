import type { ReactNode, RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { PageMeta } from '../../../page/page-meta.tsx'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import styles from '../../../styles/shared/step.module.css'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { OfflineBanner } from '../../../ui/states/offline-banner.tsx'
import { Steps } from '../../../ui/states/progress.tsx'
import onboardingStyles from './onboarding.module.css'
import { onboardingText } from './onboarding.text.ts'
import { completesProfile, numberedSteps, pathAfter, pathBefore, positionOf, type StepSlug } from './steps.ts'

interface StepFrameProps {
  slug: StepSlug
  title: string
  lead: string
  /** Error of the whole form. */
  problem: string | undefined
  form: RefObject<HTMLFormElement | null>
  /** Of the main button; « Continuer » by default. */
  action?: string
  /** Content with forms of its own, above the form. */
  before?: ReactNode
  children: ReactNode
}

const formId = 'etape'

export function StepFrame({ slug, title, lead, problem, form, action, before, children }: StepFrameProps) {
  const sending = useNavigation().formMethod === 'POST'
  return (
    <div className={`${styles.step} ${onboardingStyles.step}`} data-hook="onboarding-step" data-step={slug}>
      <PageMeta title={title} hidden />
      <OfflineBanner />
      <StepBar slug={slug} />
      <main id="contenu" className={`${styles.main} ${onboardingStyles.main}`} tabIndex={-1}>
        <h1 className="display heading-1">{title}</h1>
        <p className={`soft ${onboardingStyles.lead}`}>{lead}</p>
        {before}
        <Form ref={form} id={formId} method="post" className={`stack ${styles.form}`} noValidate>
          <input type="hidden" name="etape" value={slug} />
          <FormError text={problem} />
          {children}
        </Form>
      </main>
      <footer className={`${styles.foot} ${onboardingStyles.foot}`}>
        <Button type="submit" size="lg" form={formId} busy={sending}>
          {action ?? onboardingText.next}
        </Button>
        <Later slug={slug} />
      </footer>
    </div>
  )
}

/** The step that completes the profile does so even if it is skipped. */
function Later({ slug }: { slug: StepSlug }) {
  if (!completesProfile(slug)) {
    return (
      <Link className={onboardingStyles.later} to={pathAfter(slug)}>
        {onboardingText.later}
      </Link>
    )
  }
  return (
    <Form method="post">
      <input type="hidden" name="etape" value={slug} />
      <button type="submit" className={onboardingStyles.later} name="intent" value="skip">
        {onboardingText.later}
      </button>
    </Form>
  )
}

function StepBar({ slug }: { slug: StepSlug }) {
  const position = positionOf(slug)
  const numbered = position > 0 && position <= numberedSteps
  return (
    <header className={styles.top}>
      <IconLink icon="arrow-left" label={onboardingText.back} to={pathBefore(slug)} />
      <div className="grow">
        {numbered ? (
          <Steps current={position} total={numberedSteps} label={onboardingText.step(position, numberedSteps)} />
        ) : null}
      </div>
      <QuickExitLink />
    </header>
  )
}
