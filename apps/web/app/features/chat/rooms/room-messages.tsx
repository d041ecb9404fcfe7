import type { RoomMessageView } from '@consoeurs/contract'
import type { UnsentRoomMessage } from '../../../outbox/unsent.ts'
import roomsStyles from '../../../styles/shared/rooms.module.css'
import styles from '../../../styles/shared/thread.module.css'
import threadPartsStyles from '../../../styles/shared/thread-parts.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Chat, ChatRow } from '../talk/public.ts'
import { RoomMessage, UnsentInRoom } from './room-message.tsx'
import { withHiddenRuns } from './room-rows.ts'

export type RoomChat = Chat<RoomMessageView, UnsentRoomMessage>

const rowClass = `${styles.row} ${styles.rm} ${roomsStyles.room} ${threadPartsStyles.rm}`

export function RoomMessages({ chat, canReact }: { chat: RoomChat; canReact: boolean }) {
  const { talk, reading } = chat
  const { rows, unsentActions } = chat.list
  return withHiddenRuns(rows).map((row) =>
    row.kind === 'hidden' ? (
      <p key={row.key} className={`${roomsStyles.hidden} meta`}>
        {roomsText.hiddenMessages(row.count)}
      </p>
    ) : (
      <ChatRow
        key={row.key}
        row={row}
        hook="room-message"
        classOf={({ first }) => classNames(rowClass, !first && styles.continued)}
      >
        {({ entry, mine, first, last }) =>
          entry.kind === 'message' ? (
            <RoomMessage message={entry.message} {...{ first, mine, talk, reading, canReact }} />
          ) : (
            <UnsentInRoom unsent={entry.unsent} last={last} talk={talk} actions={unsentActions(entry.unsent)} />
          )
        }
      </ChatRow>
    ),
  )
}
