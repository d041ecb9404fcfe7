import type { MessageQuote, MessageView } from '../chat/messages.ts'
import { limits } from '../limits.ts'
import { truncate } from '../text/truncate.ts'

type Quotable = Pick<MessageView, 'id' | 'seq' | 'changedSeq' | 'authorId' | 'text' | 'images' | 'deleted'>

/** Separate from the schemas, because pages use it without them. */
export function quoteOf({ id, seq, changedSeq, authorId, text, images, deleted }: Quotable): MessageQuote {
  return { id, seq, changedSeq, authorId, text: truncate(text, limits.messageQuote), pictures: images.length, deleted }
}
