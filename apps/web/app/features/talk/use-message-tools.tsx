import { type ReactNode, type RefObject, useState } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import type { MessageToolsProps } from './message-tools.tsx'
import type { TalkMessage } from './talk.ts'

/** With what shows above the field once she answers or edits: it may be wanted without a network. */
const MessageTools = onDemand(async () => {
  const [{ MessageTools }] = await Promise.all([import('./message-tools.tsx'), import('./composer-about.tsx')])
  return MessageTools
})

type Rest = Omit<MessageToolsProps, 'message' | 'anchor' | 'onClose'>

/** One set of tools for the whole talk, opened on a message by the button beside it. */
export function useMessageTools<Message extends TalkMessage>(
  messages: readonly Message[],
  toolsOf: (message: Message) => Rest,
) {
  const [opened, setOpened] = useState<{ id: number; anchor: RefObject<HTMLElement | null> } | null>(null)
  const message = messages.find(({ id }) => id === opened?.id)
  const close = () => setOpened(null)
  const tools: ReactNode =
    opened === null || message === undefined ? null : (
      <MessageTools {...toolsOf(message)} message={message} anchor={opened.anchor} onClose={close} />
    )
  return {
    tools,
    open: ({ id }: Message, button: HTMLElement) => setOpened({ id, anchor: { current: button } }),
  }
}
