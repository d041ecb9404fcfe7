import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

/** Fetched where she writes, not with every feed. */
export const ComposerPart = lazyPart(async () => (await import('./composer.tsx')).Composer, {
  drawnAs: '.cp',
  fallback: <SkeletonList count={2} picture={false} />,
})
