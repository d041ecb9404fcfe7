import type { MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { codeOf } from '../content/refusal.ts'
import { Line } from '../forms/fields.tsx'
import { careText } from '../text/care.ts'
import { Choices, instantOf } from './measure-fields.tsx'
import { fieldsOf, useAct } from './use-act.ts'

/** What is decided, why, and the measure that comes with it. */
export interface Decided<State extends string = string> {
  state: '' | State
  statement: string
  hide: boolean
  sanction: 'none' | 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  until: string
}

const fresh: Decided = { state: '', statement: '', hide: false, sanction: 'none', ground: 'charter', until: '' }

/** The measure as the desk's API takes it. */
export function measureOf({ hide, sanction, ground, until }: Decided) {
  const end = sanction === 'suspension' ? instantOf(until) : undefined
  return { hide, ground, sanction: sanction === 'none' ? null : sanction, ...(end && { until: end }) }
}

export function HideField() {
  const { register } = useFormContext<Decided>()
  return (
    <fieldset className="choices">
      <label>
        <input className="tick" type="checkbox" {...register('hide')} />
        {careText.hide}
      </label>
    </fieldset>
  )
}

interface DecisionFormProps<State extends string> {
  resource: string
  id: number
  /** The code of the refusal that says that somebody else decided meanwhile. */
  overtakenCode: string
  verdict: string
  verdicts: Record<State, string>
  chooseVerdict: string
  statementHint: string
  /** The verdict that needs no reason: nobody would read one. */
  unexplained?: NoInfer<State>
  asked: (values: Decided<State>) => Record<string, unknown>
  /** What belongs to the verdict that is chosen. */
  children: (state: '' | State) => ReactNode
}

/** A verdict, its reason, and what follows. What was typed stays, whatever the answer. */
export function DecisionForm<State extends string>(props: DecisionFormProps<State>) {
  const { run, busy } = useAct(props.resource, props.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Decided>({ defaultValues: fresh })
  const state = useWatch({ control: form.control, name: 'state' }) as '' | State
  const decide = async (values: Decided) => {
    if (values.state === '') return form.setError('state', { message: props.chooseVerdict })
    if (values.state !== props.unexplained && values.statement.trim() === '') {
      return form.setError('statement', { message: careText.giveReason }, { shouldFocus: true })
    }
    const asked = props.asked(values as Decided<State>)
    const { refused } = await run({ act: 'decide', adds: true, values: asked, done: careText.decided })
    if (codeOf(refused) === props.overtakenCode) setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof Decided, { message }, { shouldFocus: true })
    }
  }
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
        <Choices<Decided> name="state" legend={props.verdict} choices={props.verdicts} />
        {props.children(state)}
        {state !== '' && state === props.unexplained ? null : (
          <Line<Decided> name="statement" label={careText.statement} hint={props.statementHint} most={1000} rows={4} />
        )}
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {careText.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
