import type { MessageQuote, MessageView } from '../chat/messages.ts'
import { limits } from '../limits.ts'
import { truncate } from '../text/truncate.ts'

type Quotable = Pick<MessageView, 'id' | 'seq' | 'changedSeq' | 'authorId' | 'text' | 'images' | 'sound' | 'deleted'>

/** Separate from the schemas, because pages use it without them. */
export function quoteOf({ id, seq, changedSeq, authorId, text, images, sound, deleted }: Quotable): MessageQuote {
  const parts = { pictures: images.length, ...(sound && { sound: sound.seconds }) }
  return { id, seq, changedSeq, authorId, text: truncate(text, limits.messageQuote), ...parts, deleted }
}
