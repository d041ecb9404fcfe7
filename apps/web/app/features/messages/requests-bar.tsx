import type { ConversationView, Page } from '@consoeurs/contract'
import { Link } from 'react-router'
import { conversationListText } from '../../text/conversation-list.ts'
import { AvatarStack } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { listHref } from './messages-links.ts'
import { useConversations } from './use-conversations.ts'

/** « 3 demandes »: who wrote for the first time and waits. */
export function RequestsBar({ served }: { served: Page<ConversationView> }) {
  const { items: requests } = useConversations('requests', served)
  const { unread } = useUnread()
  const total = Math.max(unread.requests, requests.length)
  if (total === 0) return null
  const names = conversationListText.requestNames(
    requests.map(({ other }) => other.displayName),
    total,
  )
  const faces = requests.slice(0, 2).map(({ other }) => ({ id: other.id, src: other.avatar, name: other.displayName }))
  return (
    <Link className="reqbar" to={listHref('requests')} prefetch="intent" preventScrollReset>
      <AvatarStack people={faces} size="sm" label="" />
      <span className="grow conv-words">
        <b className="b">{conversationListText.requests(total)}</b>
        <span className="meta reqbar-names trunc">{names}</span>
      </span>
      <Icon of="chevron-right" />
    </Link>
  )
}
