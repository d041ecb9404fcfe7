import type { MessageQuote } from '@consoeurs/contract'
import { talkText } from '../../text/talk.ts'

export function quotedWords({ deleted, text, pictures }: MessageQuote): string {
  if (deleted) return talkText.deleted
  return text === '' ? talkText.pictures(pictures) : text
}

interface QuotedProps {
  quote: MessageQuote
  /** Who wrote it. */
  name: string
  onGo: (seq: number) => void
}

/** What a message answers, above its words; a press goes there. */
export function Quoted({ quote, name, onGo }: QuotedProps) {
  return (
    <button type="button" className="quote" onClick={() => onGo(quote.seq)}>
      <span className="sr">{talkText.answerTo(name)}</span>
      <b className="b" aria-hidden="true">
        {name}
      </b>
      <span className="quote-words">{quotedWords(quote)}</span>
    </button>
  )
}
