import type { ConversationView } from '@consoeurs/contract'
import { clock, type Reading } from '../../text/dates.ts'
import { messagesText } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

interface MessageMarksProps {
  seq: number
  conversation: ConversationView
  readAt: string | null
  reading: Reading
}

/** What became of her last message: sent, received, read. */
export function MessageMarks({ seq, conversation, readAt, reading }: MessageMarksProps) {
  const { otherRead, otherDelivered, state } = conversation
  if (state === 'held' || state === 'refused') {
    return (
      <p className="read">
        <Icon of={state === 'held' ? 'clock' : 'ban'} size="s" />
        {messagesText.keptMark[state]}
      </p>
    )
  }
  if (otherRead >= seq) {
    const when = readAt === null ? messagesText.read : messagesText.readAt(clock(new Date(readAt), reading.timeZone))
    return (
      <p className="read">
        <Icon of="check-check" size="s" />
        {when}
      </p>
    )
  }
  if (otherDelivered >= seq) {
    return (
      <p className="read">
        <Icon of="check" size="s" />
        {messagesText.delivered}
      </p>
    )
  }
  return <p className="read">{messagesText.sent}</p>
}
