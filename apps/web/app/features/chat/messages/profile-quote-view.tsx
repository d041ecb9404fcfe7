import { chosenQuoteOf, type ProfileQuote } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import fieldStyles from '../../../styles/shared/message-field.module.css'
import partsStyles from '../../../styles/shared/thread-parts.module.css'
import { talkText } from '../../../text/talk.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messagesText } from './messages.text.ts'
import styles from './profile-quote.module.css'

const text = messagesText.profileQuote

function useQuoteWords(quote: ProfileQuote): { about: string; words: string } {
  const { profileQuestions } = useBrand()
  if (quote.kind === 'swap') return { about: '', words: quote.title }
  if (quote.kind === 'photo') return { about: '', words: quote.photo === null ? text.photoGone : quote.photo.alt }
  const about = profileQuestions.find(({ id }) => id === quote.question)?.label ?? ''
  if (quote.kind === 'answer') return { about, words: quote.text }
  const { sound } = quote
  return { about, words: sound === null ? text.spokenGone : sound.transcript || talkText.voice(sound.seconds) }
}

function Thumbnail({ quote }: { quote: ProfileQuote }) {
  if (quote.kind === 'spoken') return <Icon of="mic" className={styles.spoken} />
  if (quote.kind !== 'photo' || quote.photo === null) return null
  const { url, width, height } = quote.photo.formats.thumbnail
  return <img className={styles.photo} src={url} width={width} height={height} alt="" decoding="async" />
}

function QuoteWords({ quote, words }: { quote: ProfileQuote; words: string }) {
  if (quote.kind !== 'swap') return <span className={partsStyles.quoteWords}>{words}</span>
  return (
    <Link to={`/trocs/${quote.swapId}`} className={partsStyles.quoteWords} prefetch="intent">
      {words}
    </Link>
  )
}

interface QuotedProfileProps {
  quote: ProfileQuote
  /** The viewer wrote the message, and quotes the other’s profile. */
  mine: boolean
}

/** In a bubble. */
export function QuotedProfile({ quote, mine }: QuotedProfileProps) {
  const { about, words } = useQuoteWords(quote)
  const lead = mine ? text.ofOther[quote.kind] : text.ofViewer[quote.kind]
  return (
    <figure className={`${partsStyles.quote} ${styles.quote}`} data-hook="profile-quote">
      <Thumbnail quote={quote} />
      <figcaption>
        <b className={about === '' ? 'bold' : 'visually-hidden'}>{lead}</b>
        {about === '' ? null : <b className="bold">{about}</b>}
        {words === '' ? null : <QuoteWords quote={quote} words={words} />}
      </figcaption>
    </figure>
  )
}

/** The same in a form without scripts. */
function QuoteFields({ quote }: { quote: ProfileQuote }) {
  return Object.entries(chosenQuoteOf(quote)).map(([name, value]) => (
    <input key={name} type="hidden" name={`profileQuote.${name}`} value={value} />
  ))
}

/** Above the field, until it is sent or removed. */
export function ComposerQuote({ quote, onRemove }: { quote: ProfileQuote; onRemove: () => void }) {
  const { about, words } = useQuoteWords(quote)
  return (
    <div className={fieldStyles.about} data-hook="composer-quote">
      <QuoteFields quote={quote} />
      {quote.kind === 'answer' ? <Icon of="reply" size="s" /> : <Thumbnail quote={quote} />}
      <p className="small grow">
        <b className="bold">{about === '' ? text.composing[quote.kind] : about}</b>
        {words === '' ? null : <span className="truncated soft">{words}</span>}
      </p>
      <IconButton icon="x" label={text.remove} onClick={onRemove} />
    </div>
  )
}
