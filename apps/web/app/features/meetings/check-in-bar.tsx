import { useState } from 'react'
import { Link } from 'react-router'
import { meetingsText as text } from '../../text/meetings.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { sendAnswer, useAnswerArrived, useAnswered, useLeavingAnswer } from './check-in-answers.ts'
import '../../styles/check-in.css'

/** « Tout va bien ? », in one press, with or without a network. */
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
    <section className="check-in" aria-label={text.barLabel}>
      <p className="check-in-words" role="status">
        <Icon of="clock" size="s" />
        {leaving === null ? text.bar : text[leaving]}
      </p>
      {leaving === null ? (
        <div className="check-in-ways">
          <Button size="sm" busy={sending} onClick={() => void answer()}>
            {text.well}
          </Button>
          <Link className="link" to="/meetings" viewTransition>
            {text.barOther}
          </Link>
        </div>
      ) : null}
    </section>
  )
}
