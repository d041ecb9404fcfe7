import type { ConversationBox } from '@consoeurs/contract'
import { useIllustration } from '../../brand/illustration.ts'
import { conversationListText } from '../../text/conversation-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listHref } from './messages-links.ts'

/** Nothing is in the box that she chose; her other conversations are one press away. */
export function EmptyBox({ box }: { box: Exclude<ConversationBox, 'inbox'> }) {
  const picture = useIllustration('empty')
  const toAll = <ButtonLink to={listHref('inbox')}>{conversationListText.seeAll}</ButtonLink>
  return <EmptyState picture={picture} {...conversationListText.empty[box]} action={toAll} />
}
