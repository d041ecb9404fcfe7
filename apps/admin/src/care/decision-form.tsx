import type { MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { codeOf } from '../content/refusal.ts'
import { Line } from '../forms/fields.tsx'
import { moderationText } from '../text/moderation.ts'
import { Choices, instantOf } from './measure-fields.tsx'
import { fieldsOf, useAction } from './use-action.ts'

export interface DecisionValues<State extends string = string> {
  state: '' | State
  statement: string
  hide: boolean
  sanction: 'none' | 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  until: string
}

const fresh: DecisionValues = { state: '', statement: '', hide: false, sanction: 'none', ground: 'charter', until: '' }

/** Payload of the measure for the admin API. */
export function measureOf({ hide, sanction, ground, until }: DecisionValues) {
  const end = sanction === 'suspension' ? instantOf(until) : undefined
  return { hide, ground, sanction: sanction === 'none' ? null : sanction, ...(end && { until: end }) }
}

export function HideField() {
  const { register } = useFormContext<DecisionValues>()
  return (
    <fieldset className="choices">
      <label>
        <input className="tick" type="checkbox" {...register('hide')} />
        {moderationText.hide}
      </label>
    </fieldset>
  )
}

interface DecisionFormProps<State extends string> {
  resource: string
  id: number
  /** Error code: someone else decided in the meantime. */
  overtakenCode: string
  verdict: string
  verdicts: Record<State, string>
  chooseVerdict: string
  statementHint: string
  /** A verdict without a statement, because nobody would read it. */
  unexplained?: NoInfer<State>
  asked: (values: DecisionValues<State>) => Record<string, unknown>
  /** Extra fields of the chosen verdict. */
  children: (state: '' | State) => ReactNode
}

/** Verdict, statement and measures. Input is kept on errors. */
export function DecisionForm<State extends string>(props: DecisionFormProps<State>) {
  const { run, busy } = useAction(props.resource, props.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<DecisionValues>({ defaultValues: fresh })
  const state = useWatch({ control: form.control, name: 'state' }) as '' | State
  const decide = async (values: DecisionValues) => {
    if (values.state === '') return form.setError('state', { message: props.chooseVerdict })
    if (values.state !== props.unexplained && values.statement.trim() === '') {
      return form.setError('statement', { message: moderationText.giveReason }, { shouldFocus: true })
    }
    const asked = props.asked(values as DecisionValues<State>)
    const { refused } = await run({ act: 'decide', adds: true, values: asked, done: moderationText.decided })
    if (codeOf(refused) === props.overtakenCode) setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof DecisionValues, { message }, { shouldFocus: true })
    }
  }
  return (
    <FormProvider {...form}>
      <form className="panel" noValidate onSubmit={(event) => void form.handleSubmit(decide)(event)}>
        <h2>{moderationText.decision}</h2>
        {overtaken === null ? null : (
          <div className="notice" role="alert">
            <p>{overtaken}</p>
            <Button onClick={refresh}>{moderationText.seeDecision}</Button>
          </div>
        )}
        <Choices<DecisionValues> name="state" legend={props.verdict} choices={props.verdicts} />
        {props.children(state)}
        {state !== '' && state === props.unexplained ? null : (
          <Line<DecisionValues>
            name="statement"
            label={moderationText.statement}
            hint={props.statementHint}
            most={1000}
            rows={4}
          />
        )}
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {moderationText.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
