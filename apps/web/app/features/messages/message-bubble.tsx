import type { MessageQuote, MessageView } from '@consoeurs/contract'
import type { Unsent } from '../../outbox/unsent.ts'
import { useWaiting } from '../../outbox/waiting.ts'
import { messagesText } from '../../text/messages.ts'
import { talkText } from '../../text/talk.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { MessageImages, Quoted, type Talk } from '../talk/public.ts'
import { WrittenText } from '../written-text/public.ts'

export interface BubbleShape {
  mine: boolean
  first: boolean
  last: boolean
}

/** Most conversations show none: what draws them comes with the first. */
const ReactionChip = lazyPart(async () => (await import('../reactions/public.ts')).ReactionChip, {
  drawnAs: '.re-chip',
})

const hasWish = (targetId: number) => (unsent: Unsent) =>
  unsent.kind === 'reaction' && unsent.target === 'messages' && unsent.targetId === targetId

interface MessageBubbleProps extends BubbleShape {
  message: MessageView
  talk: Talk<MessageView>
  /** Nothing of a request can be followed. */
  withLinks: boolean
  covered: boolean
  onUncover: () => void
}

export const shapeClasses = ({ mine, last }: BubbleShape) => classNames('bub', mine && 'me', !last && 'mid')

interface EdgeProps {
  message: MessageView
  mine: boolean
  talk: Talk<MessageView>
}

/** On the edge of a message: what was felt about it, and the way to what can be done with it. */
function Edge({ message, mine, talk: { nameOf, onTools, onReact } }: EdgeProps) {
  const { id, authorId, reactions } = message
  const wished = useWaiting().some(hasWish(id))
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
        className="bub-tools"
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
  const { text, images, deleted, edited, replyTo } = message
  const edge = <Edge message={message} mine={shape.mine} talk={talk} />
  if (deleted) {
    return (
      <p className={classNames(shapeClasses(shape), 'del')}>
        {talkText.deleted}
        {shape.mine ? null : edge}
      </p>
    )
  }
  const isBare = text === '' && replyTo === null
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
      {isBare ? null : (
        <div className={shapeClasses(shape)}>
          <QuoteIn talk={talk} quote={replyTo} />
          {withLinks ? <WrittenText text={text} /> : <span className="written">{text}</span>}
          {edited ? <span className="bub-edited">{talkText.edited}</span> : null}
          {edge}
        </div>
      )}
    </>
  )
}

interface QuoteInProps {
  talk: Pick<Talk, 'nameOf' | 'onGo'>
  quote: MessageQuote | null
}

/** What it answers, where it answers something. */
export function QuoteIn({ talk, quote }: QuoteInProps) {
  return quote === null ? null : <Quoted quote={quote} name={talk.nameOf(quote.authorId)} onGo={talk.onGo} />
}
