import { useEffect, useRef } from 'react'
import { messagesText } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { MessageBubble, MessageMarks, UnsentBubble } from './message-bubble.tsx'
import { retryUnsent } from './outbox/outbox.ts'
import type { UnsentMessage } from './outbox/outbox-queue.ts'
import { removeUnsent } from './outbox/outbox-store.ts'
import type { ThreadRow } from './thread-rows.ts'
import type { Thread } from './thread-state.ts'
import { useImageCover } from './use-image-cover.ts'
import type { useReading } from './use-reading.ts'

interface OlderProps {
  hasOlder: boolean
  loading: boolean
  error: string | null
  load: () => Promise<void>
}

/** Asked for before its upper end is seen; by a button where nothing watches. */
export function OlderMessages({ hasOlder, loading, error, load }: OlderProps) {
  const edge = useRef<HTMLDivElement>(null)
  const waiting = hasOlder && !loading && error === null
  useEffect(() => {
    const element = edge.current
    if (element === null || !waiting) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void load(),
      { root: element.closest('.th-body'), rootMargin: '500px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting, load])
  if (!hasOlder) return null
  return (
    <div ref={edge} className="th-older">
      {error === null ? null : <ErrorState text={error} onRetry={() => void load()} />}
      {waiting ? (
        <Button look="ghost" size="sm" onClick={() => void load()}>
          {messagesText.older}
        </Button>
      ) : null}
      {loading ? <p className="small soft">{messagesText.olderComing}</p> : null}
    </div>
  )
}

interface ThreadRowsProps {
  thread: Thread
  rows: ThreadRow[]
  viewerId: number
  reading: ReturnType<typeof useReading>
  onEdit: (unsent: UnsentMessage) => void
}

/** Seq of her last message, if nothing of hers is still on its way below it. */
function markedSeq(rows: ThreadRow[]): number | null {
  const own = rows.findLast((row) => row.kind === 'bubble' && row.mine)
  return own?.kind === 'bubble' && own.entry.kind === 'message' ? own.entry.message.seq : null
}

export function ThreadRows({ thread, rows, viewerId, reading, onEdit }: ThreadRowsProps) {
  const { conversation } = thread
  const { isCovered, uncover } = useImageCover(thread, viewerId)
  const marked = markedSeq(rows)
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
          <span>{messagesText.newMessages}</span>
        </p>
      )
    }
    const { entry, mine, first, last } = row
    const shape = { mine, first, last }
    return (
      <div key={row.key} className={classNames('th-row', first && 'begins')} data-row>
        {entry.kind === 'message' ? (
          <MessageBubble
            {...shape}
            message={entry.message}
            withLinks={conversation?.state === 'open'}
            covered={!mine && isCovered}
            onUncover={uncover}
          />
        ) : (
          <UnsentBubble
            {...shape}
            unsent={entry.unsent}
            onRetry={() => void retryUnsent(entry.unsent)}
            onEdit={() => onEdit(entry.unsent)}
            onRemove={() => void removeUnsent(entry.unsent.clientId)}
          />
        )}
        {entry.kind === 'message' && conversation !== null && entry.message.seq === marked ? (
          <MessageMarks seq={marked} conversation={conversation} readAt={thread.readAt} reading={reading} />
        ) : null}
      </div>
    )
  })
}
