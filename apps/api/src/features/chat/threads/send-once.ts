import type { Viewer } from '../../../platform/http/access.ts'
import type { DuplicateContentFilter, SubmittedText } from '../../../platform/rate-limits/duplicate-content-filter.ts'

interface Sending<Answer> {
  repetition: DuplicateContentFilter
  viewer: Viewer
  text: SubmittedText
  /** Null for a duplicate request: its author has sent before a message with this client id. */
  send: () => Promise<Answer | null>
  /** Answers a duplicate request. */
  loadSent: () => Promise<Answer>
}

/** @throws AppError SAME_WORDS, SAME_WORDS_TO_MANY */
export async function sendOnce<Answer>({ repetition, viewer, text, send, loadSent }: Sending<Answer>): Promise<Answer> {
  await repetition.check(viewer, text)
  const sent = await send()
  if (sent === null) return loadSent()
  await repetition.remember(viewer, text)
  return sent
}
