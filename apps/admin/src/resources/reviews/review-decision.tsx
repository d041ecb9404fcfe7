import type { DeskReview } from '@consoeurs/contract'
import { useWatch } from 'react-hook-form'
import { DecisionForm, type DecisionValues, HideField, measureOf } from '../../care/decision-form.tsx'
import { Choices, UntilField } from '../../care/measure-fields.tsx'
import { moderationText } from '../../text/moderation.ts'
import { reviewsText } from '../../text/reviews.ts'

type ReviewValues = DecisionValues<'confirmed' | 'changed'>

const asked = (values: ReviewValues) => {
  const { state, statement } = values
  return state === 'changed' ? { state, statement, ...measureOf(values) } : { state, statement }
}

/** Measures when the report is upheld after all. */
function Measures({ can }: Pick<DeskReview, 'can'>) {
  const sanction = useWatch<ReviewValues, 'sanction'>({ name: 'sanction' })
  const hide = useWatch<ReviewValues, 'hide'>({ name: 'hide' })
  return (
    <>
      {can.hide ? <HideField /> : null}
      {can.sanction ? (
        <Choices<ReviewValues> name="sanction" legend={moderationText.measure} choices={moderationText.measures} />
      ) : null}
      {sanction === 'suspension' ? <UntilField<ReviewValues> name="until" /> : null}
      {sanction === 'none' && !hide ? null : (
        <Choices<ReviewValues> name="ground" legend={moderationText.ground} choices={moderationText.grounds} />
      )}
    </>
  )
}

export function ReviewDecision({ review: { id, subject, can } }: { review: DeskReview }) {
  const { verdict, verdicts, chooseVerdict, statementHint } = reviewsText
  const ofReport = subject === 'report'
  return (
    <DecisionForm
      resource="reviews"
      id={id}
      overtakenCode="REVIEW_DECIDED"
      asked={asked}
      {...{ verdict, verdicts, chooseVerdict, statementHint }}
    >
      {(state) =>
        state === 'changed' ? (
          <>
            <p className="hint">{ofReport ? reviewsText.changesReport : reviewsText.changesMeasure}</p>
            {ofReport ? <Measures can={can} /> : null}
          </>
        ) : null
      }
    </DecisionForm>
  )
}
