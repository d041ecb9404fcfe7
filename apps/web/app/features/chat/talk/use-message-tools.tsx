import { type ReactNode, type RefObject, useState } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { MessageToolsProps } from './message-tools.tsx'
import type { TalkMessage } from './talk.ts'

type Tools<Props> = (props: Props) => MessageToolsProps

/** Loads the composer's reply and edit bar too, as it may be needed offline. */
export const toolsOnDemand = <Props extends object>(load: () => Promise<Tools<Props>>) =>
  onDemand<Props>(async () => {
    const parts = [import('./message-tools.tsx'), load(), import('./composer-about.tsx')] as const
    const [{ MessageTools }, toolsOf] = await Promise.all(parts)
    return (props) => <MessageTools {...toolsOf(props)} />
  })

interface OpenedTools<Message> {
  message: Message
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

export function useMessageTools<Message extends TalkMessage>(
  messages: readonly Message[],
  draw: (opened: OpenedTools<Message>) => ReactNode,
) {
  const [opened, setOpened] = useState<{ id: number; anchor: RefObject<HTMLElement | null> } | null>(null)
  const message = messages.find(({ id }) => id === opened?.id)
  const onClose = () => setOpened(null)
  return {
    tools: opened === null || message === undefined ? null : draw({ message, anchor: opened.anchor, onClose }),
    open: ({ id }: Message, button: HTMLElement) => setOpened({ id, anchor: { current: button } }),
  }
}
