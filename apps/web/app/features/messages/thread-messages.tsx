import type { MessageView } from '@consoeurs/contract'
import { retryUnsent } from '../../outbox/outbox.ts'
import { removeUnsent } from '../../outbox/outbox-store.ts'
import type { UnsentMessage } from '../../outbox/unsent.ts'
import { talkText } from '../../text/talk.ts'
import { classNames } from '../../ui/class-names.ts'
import type { useReading } from '../../ui/use-reading.ts'
import type { Talk, TalkRow } from '../talk/public.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessageMarks } from './message-marks.tsx'
import type { Thread } from './thread-state.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useImageCover } from './use-image-cover.ts'

export type ThreadRow = TalkRow<MessageView, UnsentMessage>

interface ThreadRowsProps {
  thread: Thread
  rows: ThreadRow[]
  viewerId: number
  reading: ReturnType<typeof useReading>
  talk: Talk<MessageView>
  onEdit: (unsent: UnsentMessage) => void
}

/** Seq of her last message, if nothing of hers is still on its way below it. */
function markedSeq(rows: ThreadRow[]): number | null {
  const own = rows.findLast((row) => row.kind === 'bubble' && row.mine)
  return own?.kind === 'bubble' && own.entry.kind === 'message' ? own.entry.message.seq : null
}

export function ThreadRows({ thread, rows, viewerId, reading, talk, onEdit }: ThreadRowsProps) {
  const { conversation } = thread
  const { isCovered, uncover } = useImageCover(thread, viewerId)
  const marked = thread.hasNewer ? null : markedSeq(rows)
  return rows.map((row) => {
    if (row.kind === 'stamp') {
      return (
        <h2 key={row.key} className="tstamp" suppressHydrationWarning>
          {row.text}
        </h2>
      )
    }
    if (row.kind === 'unread') {
      return (
        <p key={row.key} className="th-new" data-unread>
          <span>{talkText.newMessages}</span>
        </p>
      )
    }
    const { entry, mine, first, last } = row
    const shape = { mine, first, last }
    return (
      <div
        key={row.key}
        className={classNames('th-row', first && 'begins')}
        data-row={entry.kind === 'message' ? entry.message.seq : ''}
        tabIndex={-1}
      >
        {entry.kind === 'message' ? (
          <MessageBubble
            {...shape}
            message={entry.message}
            talk={talk}
            withLinks={conversation?.state === 'open'}
            covered={!mine && isCovered}
            onUncover={uncover}
          />
        ) : (
          <UnsentBubble
            {...shape}
            unsent={entry.unsent}
            talk={talk}
            onRetry={() => void retryUnsent(entry.unsent)}
            onEdit={() => onEdit(entry.unsent)}
            onRemove={() => void removeUnsent(entry.unsent)}
          />
        )}
        {entry.kind === 'message' && conversation !== null && entry.message.seq === marked ? (
          <MessageMarks seq={marked} conversation={conversation} readAt={thread.readAt} reading={reading} />
        ) : null}
      </div>
    )
  })
}
