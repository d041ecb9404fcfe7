import { useEffect } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { PageMeta } from '../../page-meta.tsx'
import { QuickExitIcon } from '../../quick-exit/quick-exit-icon.tsx'
import { onboardingText } from '../../text/onboarding.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { setProfileCompleted } from './profile-completed.ts'
import '../../styles/page-onboarding.css'

/** The end of her first steps, which sets ProfileCompleted (specification §3, product §3). */
export function Welcome() {
  const { text } = useBrand()
  const day = useIllustration('cover')
  const night = useIllustration('coverNight')
  useEffect(() => setProfileCompleted(true), [])
  return (
    <main id="contenu" className="ob-end" tabIndex={-1}>
      <PageMeta title={text.welcome.title} hidden />
      <QuickExitIcon className="ob-exit" />
      <img {...day} alt="" className="by-day" />
      <img {...night} alt="" className="by-night" />
      <h1 className="d h1">{text.welcome.title}</h1>
      <p className="lead soft">{text.welcome.lead}</p>
      <div className="ob-end-acts">
        <ButtonLink to="/members" size="lg" block>
          {onboardingText.meet}
        </ButtonLink>
        <ButtonLink to="/dashboard" look="quiet" size="lg" block>
          {onboardingText.home}
        </ButtonLink>
      </div>
      <p className="small soft">{onboardingText.changeLater}</p>
    </main>
  )
}
