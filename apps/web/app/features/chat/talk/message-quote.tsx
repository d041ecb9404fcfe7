import type { MessageQuote } from '@consoeurs/contract'
import styles from '../../../styles/shared/thread-parts.module.css'
import { talkText } from '../../../text/talk.ts'

export function quotedWords({ deleted, text, pictures, sound }: MessageQuote): string {
  if (deleted) return talkText.deleted
  return text || (sound ? talkText.voice(sound) : talkText.pictures(pictures))
}

interface QuotedProps {
  quote: MessageQuote
  name: string
  onGo: (seq: number) => void
}

export function Quoted({ quote, name, onGo }: QuotedProps) {
  return (
    <button type="button" className={styles.quote} data-hook="quote" onClick={() => onGo(quote.seq)}>
      <span className="visually-hidden">{talkText.answerTo(name)}</span>
      <b className="bold" aria-hidden="true">
        {name}
      </b>
      <span className={styles.quoteWords}>{quotedWords(quote)}</span>
    </button>
  )
}
