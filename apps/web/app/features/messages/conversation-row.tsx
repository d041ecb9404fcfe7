import type { ConversationView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { CertifiedMark } from '../../brand/marks.tsx'
import { messagesText } from '../../text/messages.ts'
import { talkText } from '../../text/talk.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Count } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'

interface ConversationRowProps {
  conversation: ConversationView
  /** Its address, in the box that is shown. */
  to: string
  open: boolean
  typing: boolean
  /** What she began to answer. */
  draft?: string | undefined
}

function lastWords({ lastMessage, other, state }: ConversationView): string {
  if (state === 'held' || state === 'refused') return messagesText.keptMark[state]
  if (lastMessage === null) return ''
  if (lastMessage.deleted) return talkText.deleted
  const text = lastMessage.text === '' ? talkText.photo : lastMessage.text
  return lastMessage.authorId === other.id ? text : messagesText.you(text)
}

/** Beside the open one her draft stands in the field. */
const wordsOf = (conversation: ConversationView, draft: string) =>
  draft.trim() === '' ? lastWords(conversation) : messagesText.draft(draft)

/** It calls her no more. */
export const QuietMark = () => (
  <>
    <Icon of="bell-off" size="s" />
    <span className="sr">, {messagesText.quiet}</span>
  </>
)

/** One line of the list: who, her last words, when, and how many are new. */
export function ConversationRow({ conversation, to, open, typing, draft = '' }: ConversationRowProps) {
  const { other, unread, quiet, lastMessage } = conversation
  return (
    <li>
      <Link
        className={classNames('conv', unread > 0 && 'new', quiet && 'quiet', open && 'sel')}
        to={to}
        data-member={other.username || undefined}
        aria-current={open ? 'page' : undefined}
        prefetch="intent"
        preventScrollReset
      >
        <Avatar src={other.avatar} name={other.displayName} ring={other.freshness} />
        <span className="grow conv-words">
          <span className="l">
            <span className="name trunc">
              <span className="trunc">{other.displayName}</span>
              {other.certified ? <CertifiedMark label={messagesText.certified} /> : null}
            </span>
            <span className="meta">{lastMessage === null ? null : <TimeAgo date={lastMessage.at} form="list" />}</span>
          </span>
          <span className="conv-last">
            <span className="m trunc grow">
              {typing ? <span className="wr">{messagesText.typing}</span> : wordsOf(conversation, open ? '' : draft)}
            </span>
            {quiet ? <QuietMark /> : null}
            <Count of={unread} inline label={messagesText.unread(unread)} />
          </span>
        </span>
      </Link>
    </li>
  )
}
