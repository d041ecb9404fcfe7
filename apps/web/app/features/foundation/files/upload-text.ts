import { filesText } from '../../../text/files.ts'
import type { PictureUpload } from './picture-queue.ts'

export function uploadText({ phase, percent }: Pick<PictureUpload, 'phase' | 'percent'>, online: boolean): string {
  if (!online && (phase === 'sending' || phase === 'queued' || phase === 'finishing')) return filesText.waiting
  return phase === 'sending' ? filesText.sending(percent) : filesText[phase]
}
