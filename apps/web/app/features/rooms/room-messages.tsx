import type { RoomMessageView } from '@consoeurs/contract'
import { retryUnsent } from '../../outbox/outbox.ts'
import { removeUnsent } from '../../outbox/outbox-store.ts'
import type { UnsentRoomMessage } from '../../outbox/unsent.ts'
import { roomsText } from '../../text/rooms.ts'
import { talkText } from '../../text/talk.ts'
import { classNames } from '../../ui/class-names.ts'
import type { useReading } from '../../ui/use-reading.ts'
import type { Talk } from '../talk/public.ts'
import { RoomMessage, UnsentInRoom } from './room-message.tsx'
import type { RoomRow } from './room-rows.ts'

interface RoomMessagesProps {
  rows: RoomRow[]
  viewerId: number
  talk: Talk<RoomMessageView>
  reading: ReturnType<typeof useReading>
  canReact: boolean
  onEdit: (unsent: UnsentRoomMessage) => void
}

/** What was said, in its order: days, the line above what is new, one row for each message. */
export function RoomMessages({ rows, talk, reading, canReact, onEdit }: RoomMessagesProps) {
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
    if (row.kind === 'hidden') {
      return (
        <p key={row.key} className="rm-hidden meta">
          {roomsText.hiddenMessages(row.count)}
        </p>
      )
    }
    const { entry, mine, first, last } = row
    return (
      <div
        key={row.key}
        className={classNames('th-row rm', !first && 'cont')}
        data-row={entry.kind === 'message' ? entry.message.seq : ''}
        tabIndex={-1}
      >
        {entry.kind === 'message' ? (
          <RoomMessage message={entry.message} {...{ first, mine, talk, reading, canReact }} />
        ) : (
          <UnsentInRoom
            unsent={entry.unsent}
            last={last}
            talk={talk}
            onRetry={() => void retryUnsent(entry.unsent)}
            onEdit={() => onEdit(entry.unsent)}
            onRemove={() => void removeUnsent(entry.unsent)}
          />
        )}
      </div>
    )
  })
}
