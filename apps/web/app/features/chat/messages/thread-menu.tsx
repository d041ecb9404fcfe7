import type { ConversationView, MemberLink } from '@consoeurs/contract'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { muteItem } from '../../../text/mute-labels.ts'
import { type MenuItem, MenuPopup } from '../../../ui/overlays/menu.tsx'
import { groupsText, newGroupWithHref } from '../groups/public.ts'
import { type Choice, ChooseForConversation } from './choose-for-conversation.tsx'
import { type Concern, ConcernDialogs } from './concern-dialogs.tsx'
import { conversationChoicesText } from './conversation-choices.text.ts'
import { messagesText } from './messages.text.ts'

/** The menu's settings; a request is accepted or ignored, so it cannot be archived. */
function choiceItems({ muted, archived, state }: ConversationView, choose: (choice: Choice) => void): MenuItem[] {
  const sound: MenuItem = muted
    ? { label: conversationChoicesText.unmute, icon: 'bell', onSelect: () => choose('unmute') }
    : { label: conversationChoicesText.mute, icon: 'bell-off', onSelect: () => choose('mute') }
  const place: MenuItem = archived
    ? { label: conversationChoicesText.unarchive, icon: 'archive-restore', onSelect: () => choose('unarchive') }
    : { label: conversationChoicesText.archive, icon: 'archive', onSelect: () => choose('archive') }
  return state === 'open' || state === 'waiting' ? [sound, place] : [sound]
}

interface ThreadMenuProps {
  other: MemberLink & { muted?: boolean }
  /** Null before the first message. */
  conversation: ConversationView | null
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  onBlocked: () => void
}

export function ThreadMenu({ other, conversation, open, onOpenChange, anchor, onBlocked }: ThreadMenuProps) {
  const [concern, setConcern] = useState<Concern | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const { username, displayName } = other
  const { meet, report, block } = conversationChoicesText
  const navigate = useNavigate()
  return (
    <>
      <MenuPopup
        label={messagesText.options(displayName)}
        items={[
          { label: messagesText.seeProfile, icon: 'user-round', to: `/p/${username}` },
          ...(conversation === null ? [] : choiceItems(conversation, setChoice)),
          {
            label: meet,
            icon: 'calendar',
            onSelect: () => void navigate('/meetings/nouvelle', { state: { whom: displayName } }),
          },
          { label: groupsText.newGroup, icon: 'users', to: newGroupWithHref(username) },
          { ...muteItem(other), onSelect: () => setConcern('mute') },
          { label: report, icon: 'flag', onSelect: () => setConcern('report') },
          { label: block, icon: 'ban', tone: 'danger', onSelect: () => setConcern('block') },
        ]}
        open={open}
        onOpenChange={onOpenChange}
        anchor={anchor}
      />
      <ConcernDialogs other={other} concern={concern} onClose={() => setConcern(null)} onBlocked={onBlocked} />
      {conversation === null || choice === null ? null : (
        <ChooseForConversation conversation={conversation} choice={choice} onClose={() => setChoice(null)} />
      )}
    </>
  )
}
