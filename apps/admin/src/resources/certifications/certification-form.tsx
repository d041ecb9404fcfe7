import { type DeskCertification, type RefusalReason, refusalReasons } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Choices } from '../../care/measure-fields.tsx'
import { fieldsOf, useAct } from '../../care/use-act.ts'
import { codeOf } from '../../content/refusal.ts'
import { Line } from '../../forms/fields.tsx'
import { careText } from '../../text/care.ts'
import { certificationsText as text } from '../../text/certifications.ts'

interface Values {
  state: '' | 'certified' | 'refused'
  reason: '' | RefusalReason
  note: string
}

const fresh: Values = { state: '', reason: '', note: '' }

const asked = ({ state, reason, note }: Values) =>
  state === 'refused' ? { state, reason, note } : { state, reason: null, note: '' }

/** Certified, or refused with a reason. What was typed stays, whatever the answer. */
export function CertificationForm({ certification }: { certification: DeskCertification }) {
  const { run, busy } = useAct('certifications', certification.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: fresh })
  const state = useWatch({ control: form.control, name: 'state' })
  const decide = async (values: Values) => {
    if (values.state === '') return form.setError('state', { message: text.chooseVerdict })
    if (values.state === 'refused' && values.reason === '') {
      return form.setError('reason', { message: text.chooseReason })
    }
    const { refused } = await run({ act: 'decide', adds: true, values: asked(values), done: text.decided })
    if (codeOf(refused) === 'CERTIFICATION_DECIDED') setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof Values, { message }, { shouldFocus: true })
    }
  }
  return (
    <FormProvider {...form}>
      <form className="panel" noValidate onSubmit={(event) => void form.handleSubmit(decide)(event)}>
        <h2>{careText.decision}</h2>
        {overtaken === null ? null : (
          <div className="notice" role="alert">
            <p>{overtaken}</p>
            <Button onClick={refresh}>{text.see}</Button>
          </div>
        )}
        <Choices<Values> name="state" legend={text.verdict} choices={text.verdicts} />
        {state === 'refused' ? (
          <>
            <Choices<Values> name="reason" legend={text.reason} choices={refusalReasons} />
            <Line<Values> name="note" label={text.note} hint={text.noteHint} most={500} rows={3} />
          </>
        ) : null}
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {text.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
