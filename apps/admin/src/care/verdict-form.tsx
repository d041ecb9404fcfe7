import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  FormProvider,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { codeOf } from '../content/refusal.ts'
import { useShortcuts } from '../keys/shortcuts.tsx'
import { verdictKeys } from '../keys/verdict-keys.ts'
import { keysText } from '../text/keys.ts'
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

/** Letters choose a verdict and lead to what it still needs; only the button sends it. */
function useVerdictKeys<Values extends { state: string }>(
  form: UseFormReturn<Values>,
  verdicts: Record<string, string>,
) {
  const element = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<{ verdict: string } | null>(null)
  const keys = verdictKeys(verdicts)
  const announce = useShortcuts([
    ...Object.entries(keys).map(([verdict, letter]) => ({
      keys: [letter],
      label: keysText.choose(verdicts[verdict] ?? ''),
      run: () => {
        const field = 'state' as Path<Values>
        form.setValue(field, verdict as PathValue<Values, Path<Values>>)
        form.clearErrors(field)
        announce(keysText.chosen(verdicts[verdict] ?? ''))
        setChosen({ verdict })
        return true
      },
    })),
    { keys: [], shown: ['Entrée'], label: keysText.decide, run: () => false },
    { keys: [], shown: ['Échap'], label: keysText.leaveField, run: () => false },
  ])
  // The fields of the verdict are there once it is drawn.
  useEffect(() => {
    if (chosen === null) return
    const after = element.current?.querySelectorAll<HTMLElement>(
      'fieldset.choices ~ * :is(input, textarea:not([aria-hidden])), fieldset.choices ~ fieldset input, [type="submit"]',
    )
    after?.[0]?.focus()
  }, [chosen])
  return { element, keys }
}

/** A verdict and what it needs. Input is kept on errors. */
export function VerdictForm<Values extends { state: string }>(props: VerdictFormProps<Values>) {
  const { run, busy } = useAction(props.resource, props.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: props.fresh as DefaultValues<Values> })
  const stateField = 'state' as Path<Values>
  const state = useWatch({ control: form.control, name: stateField }) as Values['state']
  const { element, keys } = useVerdictKeys(form, props.verdicts)
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
      <form
        ref={element}
        className="panel"
        noValidate
        onSubmit={(event) => void form.handleSubmit(decide)(event)}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape' && target instanceof HTMLElement) target.blur()
        }}
      >
        <h2>{moderationText.decision}</h2>
        {overtaken === null ? null : (
          <div className="notice" role="alert">
            <p>{overtaken}</p>
            <Button onClick={refresh}>{moderationText.seeDecision}</Button>
          </div>
        )}
        <Choices<Values> name={stateField} legend={props.verdict} choices={props.verdicts} keys={keys} />
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
