import {
  type ConversationBox,
  type ConversationCounts,
  type ConversationView,
  type DraftView,
  limits,
  type Page,
} from '@consoeurs/contract'
import { useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { formatCount } from '../../text/counts.ts'
import { messagesText } from '../../text/messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { boxes, conversationHref, listHref } from './messages-links.ts'
import type { Found } from './use-conversation-search.ts'
import { useConversationCounts, useConversations, useMessageDrafts } from './use-conversations.ts'

interface ConversationListProps {
  served: {
    box: ConversationBox
    list: Page<ConversationView>
    /** Beside the first box: who asks. */
    requests: Page<ConversationView> | null
    counts: ConversationCounts
    drafts: DraftView[]
    /** What her address asks for, without scripts. */
    found: Found | null
  }
  /** Username of the one whose conversation is open. */
  openWith: string | undefined
  typing: ReadonlySet<number>
}

/** Beside an open conversation, whose name is the page's title, the list's is a part of it. */
function ListHead({ box, counts, beside }: { box: ConversationBox; counts: ConversationCounts; beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1'
  return (
    <>
      <div className="list-head pad">
        <Heading className="d h2 grow">{messagesText.title}</Heading>
        <IconLink to="/members" icon="square-pen" label={messagesText.writeToSomeone} look="tint" />
      </div>
      <div className="pad list-boxes">
        <Chips scroll label={messagesText.boxesLabel}>
          {boxes.map((name) => (
            <ChipLink key={name} to={listHref(name)} current={name === box} preventScrollReset>
              {messagesText.boxes[name]}
              {name === 'inbox' || counts[name] === 0 ? null : <span className="num">{formatCount(counts[name])}</span>}
            </ChipLink>
          ))}
        </Chips>
      </div>
    </>
  )
}

/** She has written to nobody yet. On a wide screen the picture stands beside the list already. */
function NoConversation() {
  const { title, text, action } = useBrand().text.emptyMessages
  const picture = useIllustration('empty')
  return <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/members">{action}</ButtonLink>} />
}

/** Most openings show none of them. */
const FoundInConversations = lazyPart(async () => (await import('./found-in-conversations.tsx')).FoundInConversations, {
  drawnAs: '.found',
})
const RequestsBar = lazyPart(async () => (await import('./requests-bar.tsx')).RequestsBar, { drawnAs: '.reqbar' })
const EmptyBox = lazyPart(async () => (await import('./empty-box.tsx')).EmptyBox, { drawnAs: '.ib-list > .empty' })

export function ConversationList({ served, openWith, typing }: ConversationListProps) {
  const { box } = served
  const [sought, setSought] = useState(served.found?.q ?? '')
  const counts = useConversationCounts(served.counts)
  const drafts = useMessageDrafts(served.drafts)
  const asking = Math.max(useUnread().unread.requests, counts.requests)
  const list = useConversations(box, served.list)
  const q = sought.trim()
  const searching = q.length >= 2
  const isEmpty = list.items.length === 0 && !list.hasMore
  return (
    <div className={openWith === undefined ? 'ib-list' : 'ib-list only-wide'}>
      <ListHead box={box} counts={counts} beside={openWith !== undefined} />
      {isEmpty && box === 'inbox' ? null : (
        <search>
          <form action="/messages" className="pad list-search" onSubmit={(event) => event.preventDefault()}>
            <Field label={messagesText.search} hiddenLabel>
              <TextInput
                type="search"
                name="q"
                icon="search"
                look="pill"
                value={sought}
                placeholder={messagesText.search}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={limits.searchQuery}
                onChange={(event) => setSought(event.currentTarget.value)}
              />
            </Field>
          </form>
        </search>
      )}
      {searching ? (
        <FoundInConversations q={q} served={served.found} box={box} openWith={openWith} />
      ) : (
        <>
          {served.requests === null || asking === 0 ? null : <RequestsBar served={served.requests} />}
          {isEmpty && box === 'inbox' ? <NoConversation /> : null}
          {isEmpty && box !== 'inbox' ? <EmptyBox box={box} /> : null}
          <ul aria-label={messagesText.listLabels[box]}>
            {list.items.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                to={conversationHref(conversation.other.username, box)}
                open={conversation.other.username === openWith}
                typing={typing.has(conversation.id)}
                draft={drafts.get(conversation.other.username)}
              />
            ))}
          </ul>
          <InfiniteList
            items={[]}
            keyOf={() => ''}
            hasMore={list.hasMore}
            loading={list.loading}
            onMore={list.more}
            error={list.error instanceof ApiFailure ? list.error.message : null}
          >
            {() => null}
          </InfiniteList>
        </>
      )}
    </div>
  )
}
