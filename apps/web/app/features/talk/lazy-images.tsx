import { lazyPart } from '../../ui/lazy-part.tsx'
import { onDemand } from '../../ui/on-demand.tsx'

export const PicturesGoing = onDemand(async () => (await import('./pictures-going.tsx')).PicturesGoing, { quiet: true })

/** Most messages have none: what draws them comes with the first. */
export const MessageImages = lazyPart(async () => (await import('./message-images.tsx')).MessageImages, {
  drawnAs: '.th-pic',
})
