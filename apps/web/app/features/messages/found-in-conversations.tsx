import type { ConversationBox, ConversationView, FoundMessage } from '@consoeurs/contract'
import { Link } from 'react-router'
import { conversationSearchText as text } from '../../text/conversation-search.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { conversationHref, messageHref } from './messages-links.ts'
import { type Found, useConversationSearch } from './use-conversation-search.ts'
import '../../styles/found.css'

interface Group {
  conversation: ConversationView
  messages: FoundMessage[]
}

/** By conversation; the one with the newest message first. */
function groupsOf({ messages, conversations }: Found): Group[] {
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
}: { message: FoundMessage; box: ConversationBox } & Pick<Group, 'conversation'>) {
  const { other } = conversation
  const { before, match, after } = message.extract
  return (
    <li>
      <Link className="found-line" to={messageHref(other.username, box, message.seq)} preventScrollReset>
        <span className="grow">
          {message.authorId === other.id ? null : text.mine}
          {before}
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
    <section className="found-group" aria-label={other.displayName}>
      <h4 className="found-name">
        <Avatar src={other.avatar} name={other.displayName} size="sm" />
        <span className="name trunc">{other.displayName}</span>
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
  /** At least two letters. */
  q: string
  /** What the page was served with, before any script. */
  served: Found | null
  box: ConversationBox
  openWith: string | undefined
}

/** In the list's place while she searches: by name, then what was said, each a press away from its place in the talk. */
export function FoundInConversations({ q, served, box, openWith }: FoundInConversationsProps) {
  const { found, busy, error, retry, more } = useConversationSearch(q, served)
  const named = (found?.conversations ?? []).filter(({ id }) => found?.named.includes(id))
  const groups = found === null ? [] : groupsOf(found)
  const isEmpty = found !== null && !busy && named.length + groups.length === 0
  return (
    <section className="found" aria-label={text.label} aria-busy={busy}>
      <LiveRegion>{busy || found === null ? '' : text.found(found.messages.length, named.length)}</LiveRegion>
      {error === null ? null : <ErrorState text={error} onRetry={retry} />}
      {found === null && busy ? <p className="pad soft list-none">{text.coming}</p> : null}
      {isEmpty ? (
        <div className="pad list-none">
          <p className="b">{text.none.title(found.q)}</p>
          <p className="small soft">{text.none.text}</p>
        </div>
      ) : null}
      {named.length === 0 ? null : (
        <>
          <h3 className="pad found-head">{text.byName}</h3>
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
      {groups.length === 0 ? null : <h3 className="pad found-head">{text.inMessages}</h3>}
      {groups.map((group) => (
        <FoundGroup key={group.conversation.id} {...group} box={box} />
      ))}
      {found?.cursor == null ? null : (
        <p className="pad list-none">
          <Button look="quiet" size="sm" busy={busy} onClick={more}>
            {text.more}
          </Button>
        </p>
      )}
    </section>
  )
}
