import { lazyPart } from '../ui/lazy-part.tsx'

/** The visitor's frame on a page that members see too: theirs does not carry it. */
export const VisitorFramePart = lazyPart(async () => (await import('./visitor-frame.tsx')).VisitorFrame, {
  drawnAs: '.visitor',
  vital: true,
})
