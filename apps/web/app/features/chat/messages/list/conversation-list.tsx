import './found.module.css'
import '../../../../styles/shared/thread.module.css'
import {
  type ConversationBox,
  type ConversationCounts,
  type ConversationView,
  type DraftView,
  limits,
  type Page,
} from '@consoeurs/contract'
import { useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { useIllustration } from '../../../../brand/illustration.ts'
import styles from '../../../../styles/shared/messages-page.module.css'
import { ButtonLink, MoreLink } from '../../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconLink } from '../../../../ui/icon-button.tsx'
import type { IconName } from '../../../../ui/icons.ts'
import { InfiniteList } from '../../../../ui/infinite-list.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Unscripted } from '../../../../ui/unscripted.tsx'
import { useUnread } from '../../../../viewer/viewer-context.tsx'
import { TalkTabs } from '../../talk/public.ts'
import { messagesText } from '../messages.text.ts'
import { boxes, conversationHref, listHref } from '../messages-links.ts'
import { conversationListText } from './conversation-list.text.ts'
import { ConversationRow } from './conversation-row.tsx'
import { EmptyBox } from './empty-box.tsx'
import { RequestsBar } from './requests-bar.tsx'
import type { ConversationHits } from './use-conversation-search.ts'
import { useConversationCounts, useConversations, useMessageDrafts } from './use-conversations.ts'

interface ConversationListProps {
  served: {
    box: ConversationBox
    list: Page<ConversationView>
    /** Shown beside the inbox. */
    requests: Page<ConversationView> | null
    counts: ConversationCounts
    drafts: DraftView[]
    /** Search results for the `q` of the address, for use without scripts. */
    found: ConversationHits | null
  }
  /** Username of the other member in the open conversation. */
  openWith: string | undefined
  typing: ReadonlySet<number>
}

/** Beside an open conversation the page's `h1` is the other member's name, so this heading is an `h2`. */
function ListHead({ beside }: { beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1'
  return (
    <>
      <div className={`${styles.listHead} gutter`}>
        <Heading className="display heading-2 grow">{messagesText.title}</Heading>
        <IconLink to="/members" icon="square-pen" label={messagesText.writeToSomeone} look="tint" />
      </div>
      <TalkTabs current="conversations" />
    </>
  )
}

const boxIcons: Record<ConversationBox, IconName> = {
  inbox: 'message-circle',
  unread: 'mail',
  requests: 'user-plus',
  archived: 'archive',
}

function BoxMenu({ box, counts }: { box: ConversationBox; counts: ConversationCounts }) {
  const items = boxes.map((name) => ({
    label: messagesText.boxes[name],
    icon: boxIcons[name],
    to: listHref(name),
    count: name === 'inbox' ? 0 : counts[name],
    current: name === box,
  }))
  return (
    <Menu label={messagesText.boxMenu(messagesText.boxes[box])} icon="list-filter" items={items} className="tint" />
  )
}

/** What the list is limited to, and the way back. Without scripts, also the way to the others. */
function BoxLine({ box }: { box: ConversationBox }) {
  return (
    <>
      {box === 'inbox' ? null : (
        <div className={`gutter ${styles.box}`}>
          <h3 className="bold grow">{messagesText.boxes[box]}</h3>
          <MoreLink to={listHref('inbox')}>{conversationListText.seeAll}</MoreLink>
        </div>
      )}
      <Unscripted>
        <Chips label={messagesText.boxesLabel}>
          {boxes.map((name) => (
            <ChipLink key={name} to={listHref(name)} current={name === box}>
              {messagesText.boxes[name]}
            </ChipLink>
          ))}
        </Chips>
      </Unscripted>
    </>
  )
}

/** On a wide screen the illustration is already shown beside the list. */
function NoConversation() {
  const { title, text, action } = useBrand().text.emptyMessages
  const picture = useIllustration('emptyMessages')
  return <EmptyState {...{ picture, title, text }} action={<ButtonLink to="/members">{action}</ButtonLink>} />
}

/** Loaded with the first search. */
const ConversationSearchResults = lazyPart(
  async () => (await import('./found-in-conversations.tsx')).ConversationSearchResults,
  {
    drawnAs: '[data-hook~="found"]',
  },
)

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
    <div className={openWith === undefined ? styles.inboxList : `${styles.inboxList} only-wide`} data-hook="inbox-list">
      <ListHead beside={openWith !== undefined} />
      {isEmpty && box === 'inbox' && counts.archived + counts.requests === 0 ? null : (
        <search>
          <form action="/messages" className={`gutter ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
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
            <BoxMenu box={box} counts={counts} />
          </form>
        </search>
      )}
      <BoxLine box={box} />
      {searching ? (
        <ConversationSearchResults q={q} served={served.found} box={box} openWith={openWith} />
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
