import type { ConversationView, Page } from '@consoeurs/contract'
import { Link } from '../../../../navigation/link.tsx'
import styles from '../../../../styles/shared/messages-page.module.css'
import threadStyles from '../../../../styles/shared/thread.module.css'
import { AvatarStack } from '../../../../ui/avatar.tsx'
import { Count } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useUnread } from '../../../../viewer/viewer-context.tsx'
import { listHref } from '../messages-links.ts'
import { conversationListText } from './conversation-list.text.ts'
import { useConversations } from './use-conversations.ts'

export function RequestsBar({ served }: { served: Page<ConversationView> }) {
  const { items: requests } = useConversations('requests', served)
  const { unread } = useUnread()
  const total = Math.max(unread.requests, requests.length)
  if (total === 0) return null
  const words = conversationListText.wantToWrite(
    requests.map(({ other }) => other.displayName),
    total,
  )
  const faces = requests.slice(0, 2).map(({ other }) => ({ id: other.id, src: other.avatar, name: other.displayName }))
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
