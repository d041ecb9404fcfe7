import type { ConversationBox } from '@consoeurs/contract'
import { useIllustration } from '../../../../brand/illustration.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { listHref } from '../messages-links.ts'
import { conversationListText } from './conversation-list.text.ts'

export function EmptyBox({ box }: { box: Exclude<ConversationBox, 'inbox'> }) {
  const picture = useIllustration('emptyMessages')
  const toAll = <ButtonLink to={listHref('inbox')}>{conversationListText.seeAll}</ButtonLink>
  return <EmptyState picture={picture} {...conversationListText.empty[box]} action={toAll} />
}
