import type { ConversationView, Page } from '@consoeurs/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { messagesText } from '../../text/messages.ts'
import { AvatarStack } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { searchConversations } from './conversation-pages.ts'
import { ConversationRow } from './conversation-row.tsx'
import type { Box } from './messages.api.ts'
import { conversationHref, listHref } from './messages-links.ts'
import { useConversations } from './use-conversations.ts'

interface ConversationListProps {
  box: Box
  served: Record<Box, Page<ConversationView>>
  /** Username of the one whose conversation is open. */
  openWith: string | undefined
  typing: ReadonlySet<number>
}

/** « 3 demandes »: who wrote for the first time and waits. */
function RequestsBar({ requests }: { requests: ConversationView[] }) {
  const { unread } = useUnread()
  const total = Math.max(unread.requests, requests.length)
  if (total === 0) return null
  const names = messagesText.requestNames(
    requests.map(({ other }) => other.displayName),
    total,
  )
  const faces = requests.slice(0, 2).map(({ other }) => ({ id: other.id, src: other.avatar, name: other.displayName }))
  return (
    <Link className="reqbar" to={listHref('requests')} prefetch="intent" preventScrollReset>
      <AvatarStack people={faces} size="sm" label="" />
      <span className="grow conv-words">
        <b className="b">{messagesText.requests(total)}</b>
        <span className="meta reqbar-names trunc">{names}</span>
      </span>
      <Icon of="chevron-right" />
    </Link>
  )
}

/** Beside an open conversation, whose name is the page's title, the list's is a part of it. */
function ListHead({ box, beside }: { box: Box; beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1'
  if (box === 'requests') {
    return (
      <div className="list-head">
        <IconLink to={listHref('inbox')} icon="chevron-left" label={messagesText.back} preventScrollReset />
        <Heading className="d h2 grow">{messagesText.requestsTitle}</Heading>
      </div>
    )
  }
  return (
    <div className="list-head pad">
      <Heading className="d h2 grow">{messagesText.title}</Heading>
      <IconLink to="/members" icon="square-pen" label={messagesText.writeToSomeone} look="tint" />
    </div>
  )
}

/** On a wide screen the picture stands beside the list already. */
function EmptyBox({ box }: { box: Box }) {
  const { emptyMessages } = useBrand().text
  const picture = useIllustration('empty')
  if (box === 'requests') {
    const { title, text, action } = messagesText.noRequests
    return (
      <EmptyState {...{ picture, title, text }} action={<ButtonLink to={listHref('inbox')}>{action}</ButtonLink>} />
    )
  }
  const { title, text, action } = emptyMessages
  return <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/members">{action}</ButtonLink>} />
}

export function ConversationList({ box, served, openWith, typing }: ConversationListProps) {
  const [sought, setSought] = useState('')
  const inbox = useConversations('inbox', served.inbox)
  const requests = useConversations('requests', served.requests)
  const list = box === 'inbox' ? inbox : requests
  const found = searchConversations(list.items, sought)
  const searching = sought.trim() !== ''
  const isEmpty = list.items.length === 0 && !list.hasMore
  return (
    <div className={openWith === undefined ? 'ib-list' : 'ib-list only-wide'}>
      <ListHead box={box} beside={openWith !== undefined} />
      {isEmpty ? null : (
        <search className="pad list-search">
          <Field label={messagesText.search} hiddenLabel>
            <TextInput
              type="search"
              icon="search"
              look="pill"
              value={sought}
              placeholder={messagesText.search}
              autoComplete="off"
              onChange={(event) => setSought(event.currentTarget.value)}
            />
          </Field>
          <LiveRegion>{searching ? messagesText.searchFound(found.length) : ''}</LiveRegion>
        </search>
      )}
      {box === 'inbox' && !searching ? <RequestsBar requests={requests.items} /> : null}
      {isEmpty ? <EmptyBox box={box} /> : null}
      {searching && found.length === 0 ? <p className="pad soft list-none">{messagesText.nothingFound}</p> : null}
      <ul aria-label={box === 'inbox' ? messagesText.listLabel : messagesText.requestsLabel}>
        {found.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            to={conversationHref(conversation.other.username, box)}
            open={conversation.other.username === openWith}
            typing={typing.has(conversation.id)}
          />
        ))}
      </ul>
      <InfiniteList
        items={[]}
        keyOf={() => ''}
        hasMore={list.hasMore && !searching}
        loading={list.loading}
        onMore={list.more}
        error={list.error instanceof ApiFailure ? list.error.message : null}
      >
        {() => null}
      </InfiniteList>
    </div>
  )
}
