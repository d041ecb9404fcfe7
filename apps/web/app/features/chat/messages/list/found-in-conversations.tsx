import type { ConversationBox, ConversationView, GroupView, MessageHit } from '@consoeurs/contract'
import { Link } from '../../../../navigation/link.tsx'
import messagesPageStyles from '../../../../styles/shared/messages-page.module.css'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LiveRegion } from '../../../../ui/live-region.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { GroupRow, groupHref, groupsText } from '../../groups/public.ts'
import { conversationHref, messageHref } from '../messages-links.ts'
import { ConversationRow } from './conversation-row.tsx'
import { conversationSearchText as text } from './conversation-search.text.ts'
import styles from './found.module.css'
import { type ConversationHits, useConversationSearch } from './use-conversation-search.ts'

interface Group {
  conversation: ConversationView
  messages: MessageHit[]
}

/** Grouped by conversation; the one with the newest match first. */
function groupsOf({ messages, conversations }: ConversationHits): Group[] {
  const groups = new Map<number, Group>()
  for (const message of messages) {
    const conversation = conversations.find(({ id }) => id === message.conversationId)
    if (conversation === undefined) continue
    const group = groups.get(conversation.id) ?? { conversation, messages: [] }
    group.messages.push(message)
    groups.set(conversation.id, group)
  }
  return [...groups.values()]
}

function FoundLine({
  message,
  conversation,
  box,
}: { message: MessageHit; box: ConversationBox } & Pick<Group, 'conversation'>) {
  const { other } = conversation
  const { before, match, after } = message.extract
  return (
    <li>
      <Link className={styles.line} to={messageHref(other.username, box, message.seq)} preventScrollReset>
        <span className="grow">
          <span>{message.authorId === other.id ? before : text.mine + before}</span>
          <mark>{match}</mark>
          {after}
        </span>
        <span className="meta">
          <TimeAgo date={message.at} form="list" />
        </span>
      </Link>
    </li>
  )
}

function FoundGroup({ conversation, messages, box }: Group & { box: ConversationBox }) {
  const { other } = conversation
  return (
    <section aria-label={other.displayName}>
      <h4 className={styles.name}>
        <Avatar src={other.avatar} name={other.displayName} size="sm" />
        <span className="person-name truncated">{other.displayName}</span>
      </h4>
      <ul>
        {messages.map((message) => (
          <FoundLine key={message.id} message={message} conversation={conversation} box={box} />
        ))}
      </ul>
    </section>
  )
}

interface FoundInConversationsProps {
  /** At least two characters. */
  q: string
  /** Results rendered by the server, before any script runs. */
  served: ConversationHits | null
  box: ConversationBox
  openWith: string | undefined
  /** The groups with that name, or with a member of that name. */
  groups: readonly GroupView[]
  openGroup: string | undefined
}

/** Replaces the list during a search: matching names first, then messages. */
export function ConversationSearchResults(props: FoundInConversationsProps) {
  const { q, served, box, openWith, groups: namedGroups, openGroup } = props
  const { found, busy, error, retry, more } = useConversationSearch(q, served)
  const named = (found?.conversations ?? []).filter(({ id }) => found?.named.includes(id))
  const groups = found === null ? [] : groupsOf(found)
  const isEmpty = found !== null && !busy && named.length + groups.length + namedGroups.length === 0
  return (
    <section className={styles.list} data-hook="found" aria-label={text.label} aria-busy={busy}>
      <LiveRegion>
        {busy || found === null ? '' : text.found(found.messages.length, named.length + namedGroups.length)}
      </LiveRegion>
      {error === null ? null : <ErrorState text={error} onRetry={retry} />}
      {found === null && busy ? <p className={`gutter soft ${messagesPageStyles.listEmpty}`}>{text.coming}</p> : null}
      {isEmpty ? (
        <div className={`gutter ${messagesPageStyles.listEmpty}`}>
          <p className="bold">{text.none.title(found.q)}</p>
          <p className="small soft">{text.none.text}</p>
        </div>
      ) : null}
      {named.length === 0 ? null : (
        <>
          <h2 className={`gutter ${styles.head}`}>{text.byName}</h2>
          <ul>
            {named.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                to={conversationHref(conversation.other.username, box)}
                open={conversation.other.username === openWith}
                typing={false}
              />
            ))}
          </ul>
        </>
      )}
      {namedGroups.length === 0 ? null : (
        <>
          <h2 className={`gutter ${styles.head}`}>{groupsText.foundTitle}</h2>
          <ul>
            {namedGroups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                to={groupHref(group.room.slug)}
                open={group.room.slug === openGroup}
              />
            ))}
          </ul>
        </>
      )}
      {groups.length === 0 ? null : <h2 className={`gutter ${styles.head}`}>{text.inMessages}</h2>}
      {groups.map((group) => (
        <FoundGroup key={group.conversation.id} {...group} box={box} />
      ))}
      {found?.cursor == null ? null : (
        <p className={`gutter ${messagesPageStyles.listEmpty}`}>
          <Button look="quiet" size="sm" busy={busy} onClick={more}>
            {text.more}
          </Button>
        </p>
      )}
    </section>
  )
}
