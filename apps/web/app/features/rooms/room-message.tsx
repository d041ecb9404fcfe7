import type { RoomMessageView, RoomQuote } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Unsent, UnsentRoomMessage } from '../../outbox/unsent.ts'
import { useWaiting } from '../../outbox/waiting.ts'
import { clock, type Reading } from '../../text/dates.ts'
import { roomsText } from '../../text/rooms.ts'
import { talkText } from '../../text/talk.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { MessageImages, PicturesGoing, Quoted, RefusedNote, type Talk, WaitingNote } from '../talk/public.ts'
import { WrittenText } from '../written-text/public.ts'

/** Most messages have none: what draws them comes with the first. */
const RoomReactions = lazyPart(async () => (await import('./room-reactions.tsx')).RoomReactions, { drawnAs: '.rm-rx' })

const hasWish = (targetId: number) => (unsent: Unsent) =>
  unsent.kind === 'reaction' && unsent.target === 'rooms/messages' && unsent.targetId === targetId

interface RoomMessageProps {
  message: RoomMessageView
  /** It begins what one woman says in a row: her face and the hour stand above it. */
  first: boolean
  mine: boolean
  talk: Talk<RoomMessageView>
  reading: Reading
  canReact: boolean
}

/** A quoted message; of one that she does not read, nothing but that it was there. */
function QuotedInRoom({ quote, talk }: { quote: RoomQuote | null; talk: RoomMessageProps['talk'] }) {
  if (quote === null) return null
  if (quote.authorId === 0) return <p className="quote rm-hidden">{roomsText.hiddenMessage}</p>
  return <Quoted quote={quote} name={quote.authorName || talk.nameOf(quote.authorId)} onGo={talk.onGo} />
}

function Author({ message: { author, at }, reading }: Pick<RoomMessageProps, 'message' | 'reading'>) {
  if (author === null) return null
  return (
    <p className="rm-who">
      <Link to={`/p/${author.username}`} className="b">
        {author.displayName}
      </Link>
      <time className="meta" dateTime={at} suppressHydrationWarning>
        {clock(new Date(at), reading.timeZone)}
      </time>
    </p>
  )
}

/** What was said, with what it answers and what was felt about it. */
function Said({ message, talk, canReact }: Pick<RoomMessageProps, 'message' | 'talk' | 'canReact'>) {
  const { id, text, images, edited, replyTo, reactions, pinned, mentions } = message
  const wished = useWaiting().some(hasWish(id))
  return (
    <>
      <QuotedInRoom quote={replyTo} talk={talk} />
      {text === '' ? null : (
        <p className="rm-text">
          <WrittenText text={text} named={mentions} />
          {edited ? <span className="bub-edited soft">{talkText.edited}</span> : null}
        </p>
      )}
      {images.length === 0 ? null : (
        <MessageImages images={images} mine={false} covered={null} onUncover={() => undefined} />
      )}
      {pinned === null ? null : (
        <p className="meta rm-pin">
          <Icon of="pin" size="s" />
          {roomsText.pinnedBy(pinned.byName)}
        </p>
      )}
      {reactions.total > 0 || wished ? (
        <RoomReactions message={message} disabled={!canReact} onReact={talk.onReact} />
      ) : null}
    </>
  )
}

function Trace({ removed }: Pick<RoomMessageView, 'removed'>) {
  return (
    <p className="rm-text rm-trace">{removed === 'moderation' ? roomsText.removedByModeration : talkText.deleted}</p>
  )
}

/** Of someone she muted, or with a word that she muted: there, and folded until she asks. */
function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  if (open) return children
  return (
    <p className="rm-text rm-trace">
      {roomsText.mutedMessage}
      <button type="button" className="more" onClick={() => setOpen(true)}>
        {talkText.uncover}
      </button>
    </p>
  )
}

/** One message of a room. */
export function RoomMessage({ message, first, mine, talk, reading, canReact }: RoomMessageProps) {
  const { author, deleted, removed, muted } = message
  const said = (
    <>
      {first || muted ? <Author message={message} reading={reading} /> : null}
      {deleted ? <Trace removed={removed} /> : <Said message={message} talk={talk} canReact={canReact} />}
    </>
  )
  return (
    <>
      {first && author !== null && !muted ? (
        <Link to={`/p/${author.username}`} className="rm-face" tabIndex={-1} aria-hidden="true">
          <Avatar src={author.avatar} name={author.displayName} size="sm" ring={author.freshness} />
        </Link>
      ) : (
        <span />
      )}
      <div className="rm-words">{muted ? <Folded>{said}</Folded> : said}</div>
      {deleted && mine ? null : (
        <button
          type="button"
          className="rm-tools"
          aria-label={mine ? talkText.ownTools : talkText.tools(author?.displayName ?? '')}
          aria-haspopup="dialog"
          onClick={(event) => talk.onTools(message, event.currentTarget)}
        >
          <Icon of="ellipsis" />
        </button>
      )}
    </>
  )
}

interface UnsentInRoomProps {
  unsent: UnsentRoomMessage
  last: boolean
  talk: RoomMessageProps['talk']
  onRetry: () => void
  onEdit: () => void
  onRemove: () => void
}

/** Hers already, on its way or stopped. */
export function UnsentInRoom({ unsent, last, talk, onRetry, onEdit, onRemove }: UnsentInRoomProps) {
  const { text, images, pictures = [], refusal, replyTo = null } = unsent
  return (
    <>
      <span />
      <div className="rm-words rm-going">
        {replyTo === null ? null : <Quoted quote={replyTo} name={talk.nameOf(replyTo.authorId)} onGo={talk.onGo} />}
        {text === '' ? null : (
          <p className="rm-text">
            <span className="written">{text}</span>
          </p>
        )}
        {images.length === 0 ? null : <MessageImages images={images} mine={false} covered={null} onUncover={onRetry} />}
        {pictures.length === 0 ? null : <PicturesGoing pictures={pictures} />}
        {refusal === null && last ? <WaitingNote unsent={unsent} /> : null}
        {refusal === null ? null : <RefusedNote unsent={unsent} {...{ refusal, onRetry, onEdit, onRemove }} />}
      </div>
    </>
  )
}
