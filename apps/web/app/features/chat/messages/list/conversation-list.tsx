import './found.module.css'
import '../../../../styles/shared/thread.module.css'
import {
  type ConversationBox,
  type ConversationCounts,
  type ConversationView,
  type DraftView,
  type GroupView,
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
import {
  findGroups,
  GroupRow,
  groupHref,
  groupsText,
  isGroupIn,
  mergeGroups,
  newGroupHref,
  useGroups,
} from '../../groups/public.ts'
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
    /** With invitations. */
    groups: GroupView[]
  }
  /** Username of the other member in the open conversation. */
  openWith: string | undefined
  /** Slug of the open group. */
  openGroup: string | undefined
  typing: ReadonlySet<number>
}

/** Beside an open conversation the page's `h1` is the other member's name, so this heading is an `h2`. */
function ListHead({ beside }: { beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1'
  return (
    <>
      <div className={`${styles.listHead} gutter`}>
        <Heading className="display heading-2 grow">{messagesText.title}</Heading>
        <IconLink to={newGroupHref} icon="users" label={groupsText.newGroup} look="tint" />
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
          <h2 className="bold grow">{messagesText.boxes[box]}</h2>
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

/** Groups are counted here, as their number is limited. */
const withGroups = (counts: ConversationCounts, groups: readonly GroupView[]): ConversationCounts => ({
  ...counts,
  unread: counts.unread + groups.filter((group) => isGroupIn('unread', group)).length,
  archived: counts.archived + groups.filter((group) => isGroupIn('archived', group)).length,
  requests: counts.requests + groups.filter((group) => isGroupIn('requests', group)).length,
})

/** Loaded with the first search. */
const ConversationSearchResults = lazyPart(
  async () => (await import('./found-in-conversations.tsx')).ConversationSearchResults,
  {
    drawnAs: '[data-hook~="found"]',
  },
)

export function ConversationList({ served, openWith, openGroup, typing }: ConversationListProps) {
  const { box } = served
  const beside = openWith !== undefined || openGroup !== undefined
  const [sought, setSought] = useState(served.found?.q ?? '')
  const groups = useGroups(served.groups)
  const counts = withGroups(useConversationCounts(served.counts), groups)
  const drafts = useMessageDrafts(served.drafts)
  const asking = Math.max(useUnread().unread.requests, counts.requests)
  const list = useConversations(box, served.list)
  const q = sought.trim()
  const searching = q.length >= 2
  const rows = mergeGroups(box, groups, list)
  const isEmpty = rows.length === 0 && !list.hasMore
  return (
    <div className={beside ? `${styles.inboxList} only-wide` : styles.inboxList} data-hook="inbox-list">
      <ListHead beside={beside} />
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
                placeholder={messagesText.searchHint}
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
        <ConversationSearchResults
          q={q}
          served={served.found}
          box={box}
          openWith={openWith}
          groups={findGroups(groups, q)}
          openGroup={openGroup}
        />
      ) : (
        <>
          {served.requests === null || asking === 0 ? null : (
            <RequestsBar
              served={served.requests}
              invitations={groups.filter((group) => isGroupIn('requests', group))}
            />
          )}
          {isEmpty && box === 'inbox' ? <NoConversation /> : null}
          {isEmpty && box !== 'inbox' ? <EmptyBox box={box} /> : null}
          <ul aria-label={messagesText.listLabels[box]}>
            {rows.map((row) =>
              row.kind === 'group' ? (
                <GroupRow
                  key={`group-${row.group.id}`}
                  group={row.group}
                  to={groupHref(row.group.room.slug)}
                  open={row.group.room.slug === openGroup}
                />
              ) : (
                <ConversationRow
                  key={row.conversation.id}
                  conversation={row.conversation}
                  to={conversationHref(row.conversation.other.username, box)}
                  open={row.conversation.other.username === openWith}
                  typing={typing.has(row.conversation.id)}
                  draft={drafts.get(row.conversation.other.username)}
                />
              ),
            )}
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
