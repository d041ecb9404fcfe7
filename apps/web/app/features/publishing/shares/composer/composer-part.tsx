import '../../../../ui/forms/choices.module.css'
import './composer.module.css'
import '../../../../ui/states/offline-banner.module.css'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { SkeletonList } from '../../../../ui/states/skeleton.tsx'

/** Loaded on demand. */
export const ComposerPart = lazyPart(async () => (await import('./composer.tsx')).Composer, {
  drawnAs: '[data-hook~="share-form"]',
  fallback: <SkeletonList count={2} picture={false} />,
})
