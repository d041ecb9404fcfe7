import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import type { StepSlug } from './steps.ts'

const drawnAs = (slug: StepSlug) => ({
  drawnAs: `.ob[data-step="${slug}"]`,
  fallback: <SkeletonList count={2} />,
  vital: true,
})
const profileSteps = () => import('./profile-steps.tsx')

/** What a step shows is fetched with it; the one that follows, while she sends the one before (`prepare`). */
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
