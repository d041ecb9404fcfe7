import type { DeskReview } from '@consoeurs/contract'
import { useWatch } from 'react-hook-form'
import { type Decided, DecisionForm, HideField, measureOf } from '../../care/decision-form.tsx'
import { Choices, UntilField } from '../../care/measure-fields.tsx'
import { careText } from '../../text/care.ts'
import { reviewsText } from '../../text/reviews.ts'

type Values = Decided<'confirmed' | 'changed'>

const asked = (values: Values) => {
  const { state, statement } = values
  return state === 'changed' ? { state, statement, ...measureOf(values) } : { state, statement }
}

/** What a report that is upheld after all may come with. */
function Measures({ can }: Pick<DeskReview, 'can'>) {
  const sanction = useWatch<Values, 'sanction'>({ name: 'sanction' })
  const hide = useWatch<Values, 'hide'>({ name: 'hide' })
  return (
    <>
      {can.hide ? <HideField /> : null}
      {can.sanction ? <Choices<Values> name="sanction" legend={careText.measure} choices={careText.measures} /> : null}
      {sanction === 'suspension' ? <UntilField<Values> name="until" /> : null}
      {sanction === 'none' && !hide ? null : (
        <Choices<Values> name="ground" legend={careText.ground} choices={careText.grounds} />
      )}
    </>
  )
}

/** Confirmed or changed. */
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
