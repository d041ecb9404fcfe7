import { limits, type OwnReview } from '@consoeurs/contract'
import { useEffect } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { reviewsText as text } from '../../text/reviews.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { toast } from '../../ui/toast.tsx'
import type { AskAnswer } from './ask-review.ts'

/** What became of the review that she asked for. */
export function ReviewState({ review }: { review: OwnReview }) {
  const { decision } = review
  return (
    <div className="review-state">
      <p className="small b">{decision === null ? text.asked : text.outcome(review)}</p>
      {decision === null ? (
        <p className="small soft">{text.waiting}</p>
      ) : (
        <p className="small said">{decision.statement}</p>
      )}
      <p className="meta">
        <TimeAgo date={decision?.at ?? review.at} />
      </p>
      <details>
        <summary className="link small">{text.yours}</summary>
        <p className="small said">{review.text}</p>
      </details>
    </div>
  )
}

interface AskReviewProps {
  /** Tells the forms of one page apart. */
  about: string
  /** In sight from the start, where the page is about nothing else. */
  open?: boolean
}

/** Asks that somebody else looks at a decision again; posts to the page's action, with or without a script. */
export function AskReview({ about, open = false }: AskReviewProps) {
  const answer = useActionData<AskAnswer>()
  const mine = answer?.about === about ? answer : undefined
  const busy = useNavigation().formData?.get('about') === about
  useEffect(() => {
    if (mine?.done) toast.success(text.sent)
  }, [mine])
  const form = (
    <Form method="post" className="stack review-form" preventScrollReset>
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
    <details className="review-ask" open={mine?.problem !== undefined}>
      <summary className="link small">{text.ask}</summary>
      {form}
    </details>
  )
}

interface ReviewProps extends AskReviewProps {
  review: OwnReview | null
  mayAskReview: boolean
}

/** What she asked, or where she asks it; nothing where neither is left to her. */
export function Review({ review, mayAskReview, ...ask }: ReviewProps) {
  if (review !== null) return <ReviewState review={review} />
  return mayAskReview ? <AskReview {...ask} /> : null
}
