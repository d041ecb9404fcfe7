import type { ReactNode } from 'react'
import messagesPageStyles from '../../../../styles/shared/messages-page.module.css'
import styles from '../../../../styles/shared/thread.module.css'
import { talkText } from '../../../../text/talk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LiveRegion } from '../../../../ui/live-region.tsx'
import { MoreMessages } from '../more-messages.tsx'
import type { TalkMessage, TalkUnsent } from '../talk.ts'
import { useHeldRow } from '../use-held-row.ts'
import { useKeyboardRoom } from '../use-keyboard-room.ts'
import type { Chat } from './use-chat-view.ts'

interface ChatViewProps<Message extends TalkMessage, Going extends TalkUnsent> {
  chat: Chat<Message, Going>
  label: string
  className?: string
  head: ReactNode
  /** Above the first message. */
  start: ReactNode
  /** Below the last message. */
  end?: ReactNode
  foot: ReactNode
  children: ReactNode
}

function ToEnd({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  return (
    <button
      type="button"
      className={messagesPageStyles.end}
      data-hook="thread-end"
      onClick={onPress}
      aria-label={talkText.toEnd(unseen)}
    >
      <Icon of="arrow-down" size="s" />
      {unseen > 0 ? <span>{talkText.arrived(unseen)}</span> : null}
    </button>
  )
}

export function ChatView<Message extends TalkMessage, Going extends TalkUnsent>(props: ChatViewProps<Message, Going>) {
  const { adapter, list, tools } = props.chat
  const { window, older, newer } = adapter
  const { isAtEnd, unseen, onScroll } = list.scroll
  useKeyboardRoom()
  const held = useHeldRow('[data-hook~="bubble-tools"], [data-hook~="message-tools"]')
  return (
    <section className={classNames(messagesPageStyles.inboxThread, props.className)} aria-label={props.label}>
      {props.head}
      <section
        className={styles.scroller}
        data-hook="thread-scroller"
        ref={list.scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
        tabIndex={0}
        aria-label={talkText.messagesLabel}
      >
        <div className={styles.messages} data-hook="messages" {...held}>
          <MoreMessages side="older" hasMore={window.hasOlder} {...older} />
          {props.start}
          {props.children}
          <MoreMessages side="newer" hasMore={window.hasNewer} {...newer} />
          {props.end}
        </div>
      </section>
      <LiveRegion>{list.announced}</LiveRegion>
      {tools}
      <div className={messagesPageStyles.foot}>
        {isAtEnd ? null : <ToEnd unseen={unseen} onPress={() => void list.toNewest()} />}
        {props.foot}
      </div>
    </section>
  )
}
