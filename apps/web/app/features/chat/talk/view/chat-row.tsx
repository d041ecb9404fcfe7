import type { ReactNode } from 'react'
import styles from '../../../../styles/shared/thread.module.css'
import { talkText } from '../../../../text/talk.ts'
import type { TalkMessage } from '../talk.ts'
import type { BubbleRow, TalkRow } from '../talk-rows.ts'

interface ChatRowProps<Message extends TalkMessage, Going> {
  row: TalkRow<Message, Going>
  hook?: string
  classOf: (row: BubbleRow<Message, Going>) => string
  children: (row: BubbleRow<Message, Going>) => ReactNode
}

export function ChatRow<Message extends TalkMessage, Going>({
  row,
  hook,
  classOf,
  children,
}: ChatRowProps<Message, Going>) {
  if (row.kind === 'stamp') {
    return (
      <h2 className={styles.timestamp} suppressHydrationWarning>
        {row.text}
      </h2>
    )
  }
  if (row.kind === 'unread') {
    return (
      <p className={styles.newMessages} data-unread>
        <span>{talkText.newMessages}</span>
      </p>
    )
  }
  const { entry } = row
  return (
    <div
      className={classOf(row)}
      data-hook={hook}
      data-row={entry.kind === 'message' ? entry.message.seq : ''}
      tabIndex={-1}
    >
      {children(row)}
    </div>
  )
}
