import { limits } from './limits.ts'
import type { MessageQuote, MessageView } from './messages.ts'
import { truncate } from './truncate.ts'

type Quotable = Pick<MessageView, 'id' | 'seq' | 'changedSeq' | 'authorId' | 'text' | 'images' | 'deleted'>

/** A message as its answers show it. Apart from the schemas: pages use it without them. */
export function quoteOf({ id, seq, changedSeq, authorId, text, images, deleted }: Quotable): MessageQuote {
  return { id, seq, changedSeq, authorId, text: truncate(text, limits.messageQuote), pictures: images.length, deleted }
}
