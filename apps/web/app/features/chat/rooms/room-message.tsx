import '../../../styles/shared/poll.module.css'
import type { RoomMessageView, RoomQuote } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { useOutbox } from '../../../outbox/outbox-entries.ts'
import type { Unsent, UnsentRoomMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/rooms.module.css'
import threadStyles from '../../../styles/shared/thread.module.css'
import threadPartsStyles from '../../../styles/shared/thread-parts.module.css'
import { clock, type DateContext } from '../../../text/dates.ts'
import { roomsText } from '../../../text/rooms.ts'
import { talkText } from '../../../text/talk.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LinkCard, WrittenText } from '../../foundation/written-text/public.ts'
import {
  MessageImages,
  PicturesGoing,
  Quoted,
  type Talk,
  type UnsentActions,
  UnsentNote,
  VoiceGoing,
  VoiceMessage,
} from '../talk/public.ts'
import { RoomReactions } from './room-reactions.tsx'

const RoomPollPart = lazyPart(async () => (await import('./room-poll.tsx')).RoomPoll, {
  drawnAs: '[data-hook~="poll"]',
})

const hasWish = (targetId: number) => (unsent: Unsent) =>
  unsent.kind === 'reaction' && unsent.target === 'rooms/messages' && unsent.targetId === targetId

interface RoomMessageProps {
  message: RoomMessageView
  /** First message of a group by one author: shows her avatar and the time. */
  first: boolean
  mine: boolean
  talk: Talk<RoomMessageView>
  reading: DateContext
  canReact: boolean
}

/** A quoted message; if the viewer cannot read it, only a placeholder. */
function QuotedInRoom({ quote, talk }: { quote: RoomQuote | null; talk: RoomMessageProps['talk'] }) {
  if (quote === null) return null
  if (quote.authorId === 0)
    return (
      <p className={`${threadPartsStyles.quote} ${styles.hidden}`} data-hook="quote">
        {roomsText.hiddenMessage}
      </p>
    )
  return <Quoted quote={quote} name={quote.authorName || talk.nameOf(quote.authorId)} onGo={talk.onGo} />
}

function Author({ message: { author, at }, reading }: Pick<RoomMessageProps, 'message' | 'reading'>) {
  if (author === null) return null
  return (
    <p className={styles.author}>
      <Link to={`/p/${author.username}`} className="bold">
        {author.displayName}
      </Link>
      <time className="meta" dateTime={at} suppressHydrationWarning>
        {clock(new Date(at), reading.timeZone)}
      </time>
    </p>
  )
}

function Said({ message, mine, talk, canReact }: Pick<RoomMessageProps, 'message' | 'mine' | 'talk' | 'canReact'>) {
  const { id, text, images, sound, edited, replyTo, reactions, pinned, mentions, link, poll } = message
  const wished = useOutbox().some(hasWish(id))
  return (
    <>
      <QuotedInRoom quote={replyTo} talk={talk} />
      {text === '' ? null : (
        <p className={styles.text}>
          <WrittenText text={text} named={mentions} />
          {edited ? <span className={`${threadStyles.edited} soft`}>{talkText.edited}</span> : null}
        </p>
      )}
      {poll ? <RoomPollPart message={message} poll={poll} mine={mine} canVote={canReact} /> : null}
      {link ? <LinkCard link={link} small /> : null}
      {images.length === 0 ? null : (
        <MessageImages images={images} mine={false} covered={null} onUncover={() => undefined} />
      )}
      {sound ? <VoiceMessage sound={sound} mine={false} covered={null} onUncover={() => undefined} /> : null}
      {pinned === null ? null : (
        <p className={`meta ${styles.pin}`}>
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
    <p className={`${styles.text} ${styles.trace}`}>
      {removed === 'moderation' ? roomsText.removedByModeration : talkText.deleted}
    </p>
  )
}

/** A message by a muted member or with a muted word: collapsed until the viewer opens it. */
function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  if (open) return children
  return (
    <p className={`${styles.text} ${styles.trace}`}>
      {roomsText.mutedMessage}
      <button type="button" className="more-link" onClick={() => setOpen(true)}>
        {talkText.uncover}
      </button>
    </p>
  )
}

export function RoomMessage({ message, first, mine, talk, reading, canReact }: RoomMessageProps) {
  const { author, deleted, removed, muted } = message
  const said = (
    <>
      {first || muted ? <Author message={message} reading={reading} /> : null}
      {deleted ? <Trace removed={removed} /> : <Said {...{ message, mine, talk, canReact }} />}
    </>
  )
  return (
    <>
      {first && author !== null && !muted ? (
        <Link to={`/p/${author.username}`} className={styles.face} tabIndex={-1} aria-hidden="true">
          <Avatar src={author.avatar} name={author.displayName} size="sm" ring={author.freshness} />
        </Link>
      ) : (
        <span />
      )}
      <div>{muted ? <Folded>{said}</Folded> : said}</div>
      {deleted && mine ? null : (
        <button
          type="button"
          className={styles.tools}
          data-hook="message-tools"
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
  actions: UnsentActions
}

export function UnsentInRoom({ unsent, last, talk, actions }: UnsentInRoomProps) {
  const { text, images, pictures = [], recording = null, replyTo = null, poll = null } = unsent
  return (
    <>
      <span />
      <div className={threadPartsStyles.roomUnsent}>
        {replyTo === null ? null : <Quoted quote={replyTo} name={talk.nameOf(replyTo.authorId)} onGo={talk.onGo} />}
        {text === '' ? null : (
          <p className={styles.text}>
            <span className="written">{text}</span>
          </p>
        )}
        {images.length === 0 ? null : (
          <MessageImages images={images} mine={false} covered={null} onUncover={actions.onRetry} />
        )}
        {pictures.length === 0 ? null : <PicturesGoing pictures={pictures} />}
        {recording === null ? null : <VoiceGoing recording={recording} mine={false} />}
        {poll === null ? null : (
          <ul className={styles.pollGoing}>
            {poll.choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        )}
        <UnsentNote unsent={unsent} last={last} {...actions} />
      </div>
    </>
  )
}
