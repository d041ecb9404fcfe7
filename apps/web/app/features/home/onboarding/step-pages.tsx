import '../../../ui/forms/choices.module.css'
import '../../../ui/text-blocks.module.css'
import '../../../styles/shared/settings.module.css'
import '../../../ui/states/offline-banner.module.css'
import '../../../styles/shared/step.module.css'
import './onboarding.module.css'
import './communities-step.module.css'
import './welcome.module.css'
import '../../../styles/shared/photo-editor.module.css'
import '../../../styles/shared/push-health.module.css'
import '../../../styles/shared/status-dot.module.css'
import '../../../styles/shared/prompt.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import type { StepSlug } from './steps.ts'

const drawnAs = (slug: StepSlug) => ({
  drawnAs: `[data-hook~="onboarding-step"][data-step="${slug}"]`,
  fallback: <SkeletonList count={2} />,
  vital: true,
})
const profileSteps = () => import('./profile-steps.tsx')

/** Each step's code is loaded with it; the next one's while the form is sent (`prepare`). */
export const stepPages = {
  photo: lazyPart(async () => (await import('./photo-step.tsx')).PhotoStep, drawnAs('photo')),
  moi: lazyPart(async () => (await profileSteps()).AboutStep, drawnAs('moi')),
  lieu: lazyPart(async () => (await profileSteps()).PlaceStep, drawnAs('lieu')),
  recherche: lazyPart(async () => (await profileSteps()).SeekingStep, drawnAs('recherche')),
  interets: lazyPart(async () => (await profileSteps()).InterestsStep, drawnAs('interets')),
  communautes: lazyPart(async () => (await import('./communities-step.tsx')).CommunitiesStep, drawnAs('communautes')),
  notifications: lazyPart(
    async () => (await import('./notifications-step.tsx')).NotificationsStep,
    drawnAs('notifications'),
  ),
}
