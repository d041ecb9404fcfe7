import './voice.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'

export const Recorder = onDemand(async () => (await import('./recorder.tsx')).Recorder)

/** Plays a recording; one at a time on a page. */
export const VoiceBubble = lazyPart(async () => (await import('./voice-bubble.tsx')).VoiceBubble, {
  drawnAs: '[data-hook~="voice"]',
})
