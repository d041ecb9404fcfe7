import type { MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Choices, instantOf, UntilField } from '../../care/measure-fields.tsx'
import { fieldsOf, useAction } from '../../care/use-action.ts'
import { Line } from '../../forms/fields.tsx'
import { membersText } from '../../text/members.ts'
import { moderationText } from '../../text/moderation.ts'

interface SanctionValues {
  kind: 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  reason: string
  until: string
}

const { none: _none, ...kinds } = moderationText.measures
const fresh: SanctionValues = { kind: 'warning', ground: 'charter', reason: '', until: '' }

/** A measure without a report; folded to avoid accidental use. Input is kept on errors. */
export function SanctionForm({ memberId }: { memberId: number }) {
  const { run, busy } = useAction('users', memberId)
  const refresh = useRefresh()
  const form = useForm<SanctionValues>({ defaultValues: fresh })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const give = async (values: SanctionValues) => {
    if (values.reason.trim() === '') {
      return form.setError('reason', { message: moderationText.giveReason }, { shouldFocus: true })
    }
    const until = values.kind === 'suspension' ? instantOf(values.until) : undefined
    const asked = {
      kind: values.kind,
      ground: values.ground,
      reason: values.reason,
      ...(until !== undefined && { until }),
    }
    const { refused } = await run({ act: 'sanction', adds: true, values: asked, done: membersText.given })
    for (const [field, message] of Object.entries(fieldsOf(refused))) {
      if (field in values) form.setError(field as keyof SanctionValues, { message }, { shouldFocus: true })
    }
    if (refused !== null) return
    form.reset(fresh)
    refresh()
  }
  return (
    <FormProvider {...form}>
      <details className="panel">
        <summary>
          <h2>{membersText.sanction}</h2>
        </summary>
        <form className="stack" noValidate onSubmit={(event) => void form.handleSubmit(give)(event)}>
          <Choices<SanctionValues> name="kind" legend={moderationText.measure} choices={kinds} />
          {kind === 'suspension' ? <UntilField<SanctionValues> name="until" /> : null}
          <Choices<SanctionValues> name="ground" legend={moderationText.ground} choices={moderationText.grounds} />
          <Line<SanctionValues>
            name="reason"
            label={membersText.reason}
            hint={membersText.reasonHint}
            most={1000}
            rows={3}
          />
          <div className="row">
            <Button type="submit" variant="contained" loading={busy !== null}>
              {membersText.give}
            </Button>
          </div>
        </form>
      </details>
    </FormProvider>
  )
}
