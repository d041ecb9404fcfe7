import { type DeskCertification, type RevocationReason, revocationReasons } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { FormProvider, useForm } from 'react-hook-form'
import { Choices } from '../../care/measure-fields.tsx'
import { fieldsOf, useAction } from '../../care/use-action.ts'
import { Line } from '../../forms/fields.tsx'
import { certificationsText as text } from '../../text/certifications.ts'

interface RevokeValues {
  reason: '' | RevocationReason
  note: string
}

/** Revokes a certification; folded because it is rare. */
export function RevokeForm({ certification }: { certification: DeskCertification }) {
  const { run, busy } = useAction('certifications', certification.id)
  const form = useForm<RevokeValues>({ defaultValues: { reason: '', note: '' } })
  const revoke = async (values: RevokeValues) => {
    if (values.reason === '') return form.setError('reason', { message: text.chooseReason })
    const { refused } = await run({ act: 'revoke', adds: true, values: { ...values }, done: text.revoked })
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof RevokeValues, { message }, { shouldFocus: true })
    }
  }
  return (
    <FormProvider {...form}>
      <form className="panel" noValidate onSubmit={(event) => void form.handleSubmit(revoke)(event)}>
        <details>
          <summary>{text.revoke}</summary>
          <div className="stack">
            <p className="hint">{text.revokeHint}</p>
            <Choices<RevokeValues> name="reason" legend={text.reason} choices={revocationReasons} />
            <Line<RevokeValues> name="note" label={text.note} hint={text.noteHint} most={500} rows={3} />
            <div className="row">
              <Button type="submit" variant="outlined" color="error" loading={busy !== null}>
                {text.revoke}
              </Button>
            </div>
          </div>
        </details>
      </form>
    </FormProvider>
  )
}
