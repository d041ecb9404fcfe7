import '../styles/shared/status-dot.module.css'
import '../styles/shared/visitor-frame.module.css'
import '../ui/overlays/overlays.module.css'
import { lazyPart } from '../ui/lazy-part.tsx'

/** In its own chunk, so that members do not load it. */
export const VisitorFramePart = lazyPart(async () => (await import('./visitor-frame.tsx')).VisitorFrame, {
  drawnAs: '.visitor',
  vital: true,
})
