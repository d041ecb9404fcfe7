import { limits, type OwnReview } from '@consoeurs/contract'
import { useEffect } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { ReviewFormAnswer } from './ask-review.ts'
import styles from './own-reports.module.css'
import { reviewsText as text } from './reviews.text.ts'

export function ReviewState({ review }: { review: OwnReview }) {
  const { decision } = review
  return (
    <div className={styles.reviewState}>
      <p className="small bold">{decision === null ? text.asked : text.outcome(review)}</p>
      {decision === null ? (
        <p className="small soft">{text.waiting}</p>
      ) : (
        <p className={`small ${styles.statementText}`}>{decision.statement}</p>
      )}
      <p className="meta">
        <TimeAgo date={decision?.at ?? review.at} />
      </p>
      <details>
        <summary className="text-link small">{text.yours}</summary>
        <p className={`small ${styles.statementText}`}>{review.text}</p>
      </details>
    </div>
  )
}

interface AskReviewProps {
  /** Distinguishes the forms of one page. */
  about: string
  /** Expanded, on a page about this only. */
  open?: boolean
}

/** Posts to the page's action, with or without scripts. */
export function AskReview({ about, open = false }: AskReviewProps) {
  const answer = useActionData<ReviewFormAnswer>()
  const mine = answer?.about === about ? answer : undefined
  const busy = useNavigation().formData?.get('about') === about
  useEffect(() => {
    if (mine?.done) toast.success(text.sent)
  }, [mine])
  const form = (
    <Form method="post" className={`stack ${styles.reviewForm}`} preventScrollReset>
      <p className="small soft">{text.askLead}</p>
      <input type="hidden" name="about" value={about} />
      <Field label={text.words} help={text.wordsHelp} error={mine?.problem}>
        <TextArea name="text" limit={limits.reviewText} defaultValue={mine?.text} />
      </Field>
      <Button type="submit" busy={busy}>
        {text.send}
      </Button>
    </Form>
  )
  if (open) return form
  return (
    <details className={styles.reviewAsk} open={mine?.problem !== undefined}>
      <summary className="text-link small">{text.ask}</summary>
      {form}
    </details>
  )
}

interface ReviewProps extends AskReviewProps {
  review: OwnReview | null
  mayAskReview: boolean
}

/** The requested review, or the form to request one if allowed. */
export function Review({ review, mayAskReview, ...ask }: ReviewProps) {
  if (review !== null) return <ReviewState review={review} />
  return mayAskReview ? <AskReview {...ask} /> : null
}
