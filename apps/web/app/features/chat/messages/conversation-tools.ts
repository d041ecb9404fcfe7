import type { MessageView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import type { MessageToolsProps, ToolsProps } from '../talk/public.ts'
import { messagesApi } from './messages.api.ts'
import { messagesText } from './messages.text.ts'
import type { Thread } from './thread-state.ts'

interface ConversationToolsProps extends ToolsProps<MessageView> {
  thread: Thread
  kept: boolean
  onBlocked: () => void
}

export function conversationTools({ thread, kept, ...props }: ConversationToolsProps): MessageToolsProps {
  const { message, mine, name } = props
  const isOpen = thread.conversation?.state === 'open'
  const remove = async () => publishLiveEvent({ type: 'message', ...(await messagesApi(api).remove(message.id)) })
  return {
    ...props,
    canAnswer: thread.can.write && isOpen,
    canReact: isOpen,
    closed: kept,
    removal: mine && !message.deleted && !kept ? { words: messagesText.delete, remove } : null,
    report: mine ? null : { target: 'message', targetId: message.id, memberName: name },
  }
}
