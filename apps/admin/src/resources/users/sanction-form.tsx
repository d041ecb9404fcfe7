import type { MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Choices, instantOf, UntilField } from '../../care/measure-fields.tsx'
import { fieldsOf, useAct } from '../../care/use-act.ts'
import { Line } from '../../forms/fields.tsx'
import { careText } from '../../text/care.ts'
import { membersText } from '../../text/members.ts'

interface Values {
  kind: 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  reason: string
  until: string
}

const { none: _none, ...kinds } = careText.measures
const fresh: Values = { kind: 'warning', ground: 'charter', reason: '', until: '' }

/** A measure that no report asked for, behind a word: nobody is one tap away from it. What was typed stays where it is refused. */
export function SanctionForm({ memberId }: { memberId: number }) {
  const { run, busy } = useAct('users', memberId)
  const refresh = useRefresh()
  const form = useForm<Values>({ defaultValues: fresh })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const give = async (values: Values) => {
    if (values.reason.trim() === '') {
      return form.setError('reason', { message: careText.giveReason }, { shouldFocus: true })
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
      if (field in values) form.setError(field as keyof Values, { message }, { shouldFocus: true })
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
          <Choices<Values> name="kind" legend={careText.measure} choices={kinds} />
          {kind === 'suspension' ? <UntilField<Values> name="until" /> : null}
          <Choices<Values> name="ground" legend={careText.ground} choices={careText.grounds} />
          <Line<Values> name="reason" label={membersText.reason} hint={membersText.reasonHint} most={1000} rows={3} />
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
