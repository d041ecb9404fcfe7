import type { MessageQuote, MessageView } from '@consoeurs/contract'
import { useOutbox } from '../../../outbox/outbox-entries.ts'
import type { Unsent } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/thread.module.css'
import { talkText } from '../../../text/talk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkCard, WrittenText } from '../../foundation/written-text/public.ts'
import { ReactionChip } from '../../publishing/reactions/public.ts'
import { MessageImages, Quoted, type Talk, VoiceMessage } from '../talk/public.ts'
import { messagesText } from './messages.text.ts'
import { QuotedProfile } from './profile-quote-view.tsx'

export interface BubbleShape {
  mine: boolean
  first: boolean
  last: boolean
}

const hasWish = (targetId: number) => (unsent: Unsent) =>
  unsent.kind === 'reaction' && unsent.target === 'messages' && unsent.targetId === targetId

interface MessageBubbleProps extends BubbleShape {
  message: MessageView
  talk: Talk<MessageView>
  /** Links in a message request are not clickable. */
  withLinks: boolean
  covered: boolean
  onUncover: () => void
}

export const shapeClasses = ({ mine, last }: BubbleShape) =>
  classNames(styles.bubble, mine && styles.mine, !last && styles.middle)

interface EdgeProps {
  message: MessageView
  mine: boolean
  talk: Talk<MessageView>
}

function Edge({ message, mine, talk: { nameOf, onTools, onReact } }: EdgeProps) {
  const { id, authorId, reactions } = message
  const wished = useOutbox().some(hasWish(id))
  return (
    <>
      {reactions.total > 0 || wished ? (
        <ReactionChip
          target="messages"
          targetId={id}
          state={reactions}
          label={talkText.reactions}
          onReact={(kind) => onReact(message, kind)}
        />
      ) : null}
      <button
        type="button"
        className={styles.bubbleTools}
        data-hook="bubble-tools"
        aria-label={mine ? talkText.ownTools : talkText.tools(nameOf(authorId))}
        aria-haspopup="dialog"
        onClick={(event) => onTools(message, event.currentTarget)}
      >
        <Icon of="ellipsis" />
      </button>
    </>
  )
}

export function MessageBubble({ message, talk, withLinks, covered, onUncover, ...shape }: MessageBubbleProps) {
  const { text, images, sound, deleted, edited, replyTo, profileQuote, link } = message
  const edge = <Edge message={message} mine={shape.mine} talk={talk} />
  if (deleted) {
    return (
      <p className={classNames(shapeClasses(shape), styles.deleted)} data-hook="bubble">
        <span>{talkText.deleted}</span>
        {shape.mine ? null : edge}
      </p>
    )
  }
  const isBare = text === '' && replyTo === null && !profileQuote
  return (
    <>
      {images.length === 0 ? null : (
        <MessageImages
          images={images}
          mine={shape.mine}
          covered={covered ? messagesText.covered(images.length) : null}
          onUncover={onUncover}
        >
          {isBare ? edge : null}
        </MessageImages>
      )}
      {sound ? (
        <VoiceMessage
          sound={sound}
          mine={shape.mine}
          covered={covered ? messagesText.coveredVoice : null}
          onUncover={onUncover}
        >
          {isBare ? edge : null}
        </VoiceMessage>
      ) : null}
      {isBare ? null : (
        <div className={shapeClasses(shape)} data-hook="bubble">
          {profileQuote ? <QuotedProfile quote={profileQuote} mine={shape.mine} /> : null}
          <QuoteIn talk={talk} quote={replyTo} />
          {withLinks ? <WrittenText text={text} /> : <span className="written">{text}</span>}
          {edited ? <span className={styles.edited}>{talkText.edited}</span> : null}
          {edge}
        </div>
      )}
      {link && withLinks ? (
        <div className={classNames(styles.linked, shape.mine && styles.mine)}>
          <LinkCard link={link} small />
        </div>
      ) : null}
    </>
  )
}

interface QuoteInProps {
  talk: Pick<Talk, 'nameOf' | 'onGo'>
  quote: MessageQuote | null
}

export function QuoteIn({ talk, quote }: QuoteInProps) {
  return quote === null ? null : <Quoted quote={quote} name={talk.nameOf(quote.authorId)} onGo={talk.onGo} />
}
