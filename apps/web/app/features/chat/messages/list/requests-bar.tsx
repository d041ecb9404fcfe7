import type { ConversationView, GroupView, Page } from '@consoeurs/contract'
import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/messages-page.module.css'
import threadStyles from '../../../../styles/shared/thread.module.css'
import { AvatarStack } from '../../../../ui/avatar.tsx'
import { Count } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useUnread } from '../../../../viewer/viewer-context.tsx'
import { groupsText } from '../../groups/public.ts'
import { listHref } from '../messages-links.ts'
import { conversationListText } from './conversation-list.text.ts'
import { useConversations } from './use-conversations.ts'

interface RequestsBarProps {
  served: Page<ConversationView>
  /** To groups. */
  invitations: readonly GroupView[]
}

export function RequestsBar({ served, invitations }: RequestsBarProps) {
  const { items: requests } = useConversations('requests', served)
  const { unread } = useUnread()
  const total = Math.max(unread.requests, requests.length + invitations.length)
  if (total === 0) return null
  const inviters = invitations.flatMap(({ invitedBy }) => invitedBy ?? [])
  const people = [...requests.map(({ other }) => other), ...inviters]
  const names = people.map(({ displayName }) => displayName)
  const words =
    requests.length === 0 && inviters.length > 0
      ? groupsText.invitesYou(names)
      : conversationListText.wantToWrite(names, total)
  const faces = people.slice(0, 2).map(({ id, avatar, displayName }) => ({ id, src: avatar, name: displayName }))
  return (
    <Link
      className={threadStyles.requestBar}
      data-hook="request-bar"
      to={listHref('requests')}
      prefetch="intent"
      preventScrollReset
    >
      <AvatarStack people={faces} size="sm" label="" />
      <span className={`grow ${styles.conversationText}`}>
        <b className="bold">{conversationListText.requests}</b>
        <span className={`meta ${styles.requestNames} truncated`}>{words}</span>
      </span>
      <Count of={total} inline label={conversationListText.requestsCount(total)} />
      <Icon of="chevron-right" />
    </Link>
  )
}
