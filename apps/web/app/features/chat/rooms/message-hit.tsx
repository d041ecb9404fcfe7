import type { RoomMessageView } from '@consoeurs/contract'
import conversationRowStyles from '../../../styles/shared/conversation-row.module.css'
import styles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { talkText } from '../../../text/talk.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { roomToolsText } from './room-tools.text.ts'

interface FoundMessageProps {
  message: RoomMessageView
  onGo: () => void
}

export function MessageHit({ message: { author, text, images, sound, at }, onGo }: FoundMessageProps) {
  const name = author?.displayName ?? roomsText.hiddenMessage
  return (
    <li>
      <button type="button" className={styles.find} onClick={onGo} aria-label={roomToolsText.goThere(name)}>
        <Avatar src={author?.avatar ?? null} name={name} size="sm" />
        <span className="grow">
          <span className={styles.line}>
            <b className="bold truncated">{name}</b>
            <span className="meta">
              <TimeAgo date={at} form="list" />
            </span>
          </span>
          <span className={`${conversationRowStyles.excerpt} ${styles.extract}`}>
            {text || (sound ? talkText.voice(sound.seconds) : roomToolsText.pictures(images.length))}
          </span>
        </span>
      </button>
    </li>
  )
}
