import type { ConversationView } from '@consoeurs/contract'
import { CertifiedMark } from '../../../../brand/marks.tsx'
import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/conversation-row.module.css'
import messagesPageStyles from '../../../../styles/shared/messages-page.module.css'
import { talkText } from '../../../../text/talk.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Count } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { messagesText } from '../messages.text.ts'

interface ConversationRowProps {
  conversation: ConversationView
  to: string
  open: boolean
  typing: boolean
  /** The viewer's draft. */
  draft?: string | undefined
}

const wordless = ({ sound }: NonNullable<ConversationView['lastMessage']>) =>
  sound ? talkText.voice(sound) : talkText.photo

function lastWords({ lastMessage, other, state }: ConversationView): string {
  if (state === 'held' || state === 'refused') return messagesText.keptMark[state]
  if (lastMessage === null) return ''
  if (lastMessage.deleted) return talkText.deleted
  const text = lastMessage.text || wordless(lastMessage)
  return lastMessage.authorId === other.id ? text : messagesText.you(text)
}

/** The open conversation shows its draft in the composer, so the row shows the last message. */
const wordsOf = (conversation: ConversationView, draft: string) =>
  draft.trim() === '' ? lastWords(conversation) : messagesText.draft(draft)

export const QuietMark = () => (
  <>
    <Icon of="bell-off" size="s" />
    <span className="visually-hidden">, {messagesText.quiet}</span>
  </>
)

export function ConversationRow({ conversation, to, open, typing, draft = '' }: ConversationRowProps) {
  const { other, unread, quiet, lastMessage } = conversation
  return (
    <li>
      <Link
        className={classNames(styles.row, unread > 0 && styles.unread, quiet && 'quiet', open && styles.selected)}
        data-hook="conversation"
        to={to}
        data-member={other.username || undefined}
        aria-current={open ? 'page' : undefined}
        prefetch="intent"
        preventScrollReset
      >
        <Avatar src={other.avatar} name={other.displayName} ring={other.freshness} />
        <span className={`grow ${styles.words} ${messagesPageStyles.conversationText}`}>
          <span className={styles.line}>
            <span className="person-name truncated">
              <span className="truncated">{other.displayName}</span>
              {other.certified ? <CertifiedMark label={messagesText.certified} /> : null}
            </span>
            <span className="meta">{lastMessage === null ? null : <TimeAgo date={lastMessage.at} form="list" />}</span>
          </span>
          <span className={messagesPageStyles.lastMessage}>
            <span className={`${styles.excerpt} truncated grow`}>
              {typing ? (
                <span className={styles.typing}>{messagesText.typing}</span>
              ) : (
                wordsOf(conversation, open ? '' : draft)
              )}
            </span>
            {quiet ? <QuietMark /> : null}
            <Count of={unread} inline label={messagesText.unread(unread)} />
          </span>
        </span>
      </Link>
    </li>
  )
}
