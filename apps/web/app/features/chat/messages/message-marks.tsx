import type { ConversationView } from '@consoeurs/contract'
import styles from '../../../styles/shared/thread.module.css'
import threadPartsStyles from '../../../styles/shared/thread-parts.module.css'
import { clock, type DateContext } from '../../../text/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { messagesText } from './messages.text.ts'

interface MessageMarksProps {
  seq: number
  conversation: ConversationView
  readAt: string | null
  reading: DateContext
}

function markOf({ seq, conversation, readAt, reading }: MessageMarksProps): { icon?: IconName; text: string } {
  const { otherRead, otherDelivered, state } = conversation
  if (state === 'held' || state === 'refused')
    return { icon: state === 'held' ? 'clock' : 'ban', text: messagesText.keptMark[state] }
  if (otherRead >= seq) {
    const text = readAt === null ? messagesText.read : messagesText.readAt(clock(new Date(readAt), reading.timeZone))
    return { icon: 'check-check', text }
  }
  return otherDelivered >= seq ? { icon: 'check', text: messagesText.delivered } : { text: messagesText.sent }
}

export function MessageMarks(props: MessageMarksProps) {
  const { icon, text } = markOf(props)
  return (
    <p className={`${styles.read} ${threadPartsStyles.read}`}>
      {icon === undefined ? null : <Icon of={icon} size="s" />}
      <span>{text}</span>
    </p>
  )
}
