import type { DeskReview, MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { Choices, instantOf, UntilField } from '../../care/measure-fields.tsx'
import { fieldsOf, useAct } from '../../care/use-act.ts'
import { codeOf } from '../../content/refusal.ts'
import { Line } from '../../forms/fields.tsx'
import { careText } from '../../text/care.ts'
import { reviewsText } from '../../text/reviews.ts'

interface Values {
  state: '' | 'confirmed' | 'changed'
  statement: string
  hide: boolean
  sanction: 'none' | 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  until: string
}

const fresh: Values = { state: '', statement: '', hide: false, sanction: 'none', ground: 'charter', until: '' }

const asked = ({ state, statement, hide, sanction, ground, until }: Values) => {
  if (state !== 'changed') return { state, statement }
  const end = sanction === 'suspension' ? instantOf(until) : undefined
  const measure = { hide, ground, sanction: sanction === 'none' ? null : sanction }
  return { state, statement, ...measure, ...(end && { until: end }) }
}

/** What a report that is upheld after all may come with. */
function Measures({ can }: Pick<DeskReview, 'can'>) {
  const { register } = useFormContext<Values>()
  const sanction = useWatch<Values, 'sanction'>({ name: 'sanction' })
  const hide = useWatch<Values, 'hide'>({ name: 'hide' })
  return (
    <>
      {can.hide ? (
        <fieldset className="choices">
          <label>
            <input className="tick" type="checkbox" {...register('hide')} />
            {careText.hide}
          </label>
        </fieldset>
      ) : null}
      {can.sanction ? <Choices<Values> name="sanction" legend={careText.measure} choices={careText.measures} /> : null}
      {sanction === 'suspension' ? <UntilField<Values> name="until" /> : null}
      {sanction === 'none' && !hide ? null : (
        <Choices<Values> name="ground" legend={careText.ground} choices={careText.grounds} />
      )}
    </>
  )
}

/** Confirmed or changed, why, and what follows. What was typed stays, whatever the answer. */
export function ReviewForm({ review }: { review: DeskReview }) {
  const { run, busy } = useAct('reviews', review.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: fresh })
  const state = useWatch({ control: form.control, name: 'state' })
  const decide = async (values: Values) => {
    if (values.state === '') return form.setError('state', { message: reviewsText.chooseVerdict })
    if (values.statement.trim() === '') {
      return form.setError('statement', { message: careText.giveReason }, { shouldFocus: true })
    }
    const { refused } = await run({ act: 'decide', adds: true, values: asked(values), done: careText.decided })
    if (codeOf(refused) === 'REVIEW_DECIDED') setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof Values, { message }, { shouldFocus: true })
    }
  }
  const ofReport = review.subject === 'report'
  return (
    <FormProvider {...form}>
      <form className="panel" noValidate onSubmit={(event) => void form.handleSubmit(decide)(event)}>
        <h2>{careText.decision}</h2>
        {overtaken === null ? null : (
          <div className="notice" role="alert">
            <p>{overtaken}</p>
            <Button onClick={refresh}>{careText.seeDecision}</Button>
          </div>
        )}
        <Choices<Values> name="state" legend={reviewsText.verdict} choices={reviewsText.verdicts} />
        {state === 'changed' ? (
          <p className="hint">{ofReport ? reviewsText.changesReport : reviewsText.changesMeasure}</p>
        ) : null}
        {state === 'changed' && ofReport ? <Measures can={review.can} /> : null}
        <Line<Values>
          name="statement"
          label={careText.statement}
          hint={reviewsText.statementHint}
          most={1000}
          rows={4}
        />
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {careText.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
