import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './check-in.module.css'
import { sendAnswer, useAnswerArrived, useAnswered, useLeavingAnswer } from './check-in-answers.ts'
import { meetingsText as text } from './meetings.text.ts'

/** « Tout va bien ? » in one press, with or without a network. */
export function CheckInBar({ viewerId, meetingId }: { viewerId: number; meetingId: number }) {
  const [sending, setSending] = useState(false)
  const answered = useAnswered(meetingId)
  const leaving = useLeavingAnswer(meetingId)
  useAnswerArrived(() => toast.success(text.answered))
  if (answered) return null
  const answer = async () => {
    setSending(true)
    await sendAnswer({ viewerId, meetingId, answer: 'well' })
    setSending(false)
  }
  return (
    <section className={styles.bar} data-hook="check-in" aria-label={text.barLabel}>
      <p className={styles.words} role="status">
        <Icon of="clock" size="s" />
        {leaving === null ? text.bar : text[leaving]}
      </p>
      {leaving === null ? (
        <div className={styles.ways}>
          <Button size="sm" busy={sending} onClick={() => void answer()}>
            {text.well}
          </Button>
          <Link className="text-link" to="/meetings" viewTransition>
            {text.barOther}
          </Link>
        </div>
      ) : null}
    </section>
  )
}
