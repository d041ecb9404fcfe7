import type { MessageView } from '@consoeurs/contract'
import type { UnsentMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/thread.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { type Chat, ChatRow, type TalkRow } from '../talk/public.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessageMarks } from './message-marks.tsx'
import type { Thread } from './thread-state.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useImageCover } from './use-image-cover.ts'

export type ConversationChat = Chat<MessageView, UnsentMessage>

/** Seq of the viewer's last message, unless the viewer has one that is still being sent. */
function markedSeq(rows: TalkRow<MessageView, UnsentMessage>[]): number | null {
  const own = rows.findLast((row) => row.kind === 'bubble' && row.mine)
  return own?.kind === 'bubble' && own.entry.kind === 'message' ? own.entry.message.seq : null
}

export function ThreadMessages({ thread, chat }: { thread: Thread; chat: ConversationChat }) {
  const { conversation } = thread
  const { talk, reading } = chat
  const { rows, unsentActions } = chat.list
  const { isCovered, uncover } = useImageCover(thread, chat.adapter.viewerId)
  const marked = thread.hasNewer ? null : markedSeq(rows)
  return rows.map((row) => (
    <ChatRow key={row.key} row={row} classOf={({ first }) => classNames(styles.row, first && styles.startsGroup)}>
      {({ entry, mine, first, last }) => {
        const shape = { mine, first, last, talk }
        if (entry.kind === 'unsent')
          return <UnsentBubble {...shape} unsent={entry.unsent} actions={unsentActions(entry.unsent)} />
        return (
          <>
            <MessageBubble
              {...shape}
              message={entry.message}
              withLinks={conversation?.state === 'open'}
              covered={!mine && isCovered}
              onUncover={uncover}
            />
            {conversation !== null && entry.message.seq === marked ? (
              <MessageMarks seq={marked} conversation={conversation} readAt={thread.readAt} reading={reading} />
            ) : null}
          </>
        )
      }}
    </ChatRow>
  ))
}
