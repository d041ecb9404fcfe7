import { type DeskCertification, type RefusalReason, refusalReasons } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Choices } from '../../care/measure-fields.tsx'
import { fieldsOf, useAction } from '../../care/use-action.ts'
import { codeOf } from '../../content/refusal.ts'
import { Line } from '../../forms/fields.tsx'
import { certificationsText as text } from '../../text/certifications.ts'
import { moderationText } from '../../text/moderation.ts'

interface CertificationValues {
  state: '' | 'certified' | 'refused'
  reason: '' | RefusalReason
  note: string
}

const fresh: CertificationValues = { state: '', reason: '', note: '' }

const asked = ({ state, reason, note }: CertificationValues) =>
  state === 'refused' ? { state, reason, note } : { state, reason: null, note: '' }

/** Certify, or refuse with a reason. Input is kept on errors. */
export function CertificationForm({ certification }: { certification: DeskCertification }) {
  const { run, busy } = useAction('certifications', certification.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<CertificationValues>({ defaultValues: fresh })
  const state = useWatch({ control: form.control, name: 'state' })
  const decide = async (values: CertificationValues) => {
    if (values.state === '') return form.setError('state', { message: text.chooseVerdict })
    if (values.state === 'refused' && values.reason === '') {
      return form.setError('reason', { message: text.chooseReason })
    }
    const { refused } = await run({ act: 'decide', adds: true, values: asked(values), done: text.decided })
    if (codeOf(refused) === 'CERTIFICATION_DECIDED') setOvertaken((refused as Error).message)
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof CertificationValues, { message }, { shouldFocus: true })
    }
  }
  return (
    <FormProvider {...form}>
      <form className="panel" noValidate onSubmit={(event) => void form.handleSubmit(decide)(event)}>
        <h2>{moderationText.decision}</h2>
        {overtaken === null ? null : (
          <div className="notice" role="alert">
            <p>{overtaken}</p>
            <Button onClick={refresh}>{text.see}</Button>
          </div>
        )}
        <Choices<CertificationValues> name="state" legend={text.verdict} choices={text.verdicts} />
        {state === 'refused' ? (
          <>
            <Choices<CertificationValues> name="reason" legend={text.reason} choices={refusalReasons} />
            <Line<CertificationValues> name="note" label={text.note} hint={text.noteHint} most={500} rows={3} />
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
