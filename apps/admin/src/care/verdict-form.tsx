import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, FormProvider, type Path, useForm, useWatch } from 'react-hook-form'
import { codeOf } from '../content/refusal.ts'
import { moderationText } from '../text/moderation.ts'
import { Choices } from './measure-fields.tsx'
import { fieldsOf, useAction } from './use-action.ts'

interface VerdictFormProps<Values extends { state: string }> {
  resource: string
  id: number
  /** Error code: someone else decided in the meantime. */
  overtakenCode: string
  verdict: string
  verdicts: Record<string, string>
  chooseVerdict: string
  fresh: Values
  /** The field that this verdict still needs, and what to say there. */
  missing: (values: Values) => [field: Path<Values>, message: string] | null
  asked: (values: Values) => Record<string, unknown>
  /** Success message. */
  done?: string
  /** Fields of the chosen verdict. */
  children: (state: Values['state']) => ReactNode
}

/** A verdict and what it needs. Input is kept on errors. */
export function VerdictForm<Values extends { state: string }>(props: VerdictFormProps<Values>) {
  const { run, busy } = useAction(props.resource, props.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: props.fresh as DefaultValues<Values> })
  const stateField = 'state' as Path<Values>
  const state = useWatch({ control: form.control, name: stateField }) as Values['state']
  const decide = async (values: Values) => {
    if (values.state === '') return form.setError(stateField, { message: props.chooseVerdict })
    const missing = props.missing(values)
    if (missing !== null) return form.setError(missing[0], { message: missing[1] }, { shouldFocus: true })
    const done = props.done ?? moderationText.decided
    const { refused } = await run({ act: 'decide', adds: true, values: props.asked(values), done })
    if (codeOf(refused) === props.overtakenCode) setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as Path<Values>, { message }, { shouldFocus: true })
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
        <Choices<Values> name={stateField} legend={props.verdict} choices={props.verdicts} />
        {props.children(state)}
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {moderationText.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
