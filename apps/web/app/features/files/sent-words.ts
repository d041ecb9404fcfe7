import { filesText } from '../../text/files.ts'
import type { SentPicture } from './picture-queue.ts'

/** How far a picture is, in a few words. */
export function sentWords({ phase, percent }: Pick<SentPicture, 'phase' | 'percent'>, online: boolean): string {
  if (!online && (phase === 'sending' || phase === 'queued' || phase === 'finishing')) return filesText.waiting
  return phase === 'sending' ? filesText.sending(percent) : filesText[phase]
}
