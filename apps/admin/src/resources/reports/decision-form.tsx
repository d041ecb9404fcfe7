import type { DeskReport, MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Choices, instantOf, UntilField } from '../../care/measure-fields.tsx'
import { fieldsOf, useAct } from '../../care/use-act.ts'
import { codeOf } from '../../content/refusal.ts'
import { Line } from '../../forms/fields.tsx'
import { careText } from '../../text/care.ts'

interface Values {
  state: '' | 'upheld' | 'rejected'
  statement: string
  hide: boolean
  sanction: 'none' | 'warning' | 'suspension' | 'ban'
  ground: MeasureGround
  until: string
}

const asked = ({ state, statement, hide, sanction, ground, until }: Values) => {
  if (state !== 'upheld') return { state, statement }
  const end = sanction === 'suspension' ? instantOf(until) : undefined
  return { state, statement, hide, ground, sanction: sanction === 'none' ? null : sanction, ...(end && { until: end }) }
}

/** What an upheld report may come with. */
function Measures({ report }: { report: DeskReport }) {
  const sanction = useWatch<Values, 'sanction'>({ name: 'sanction' })
  return (
    <>
      {report.hidden ? <p className="hint">{careText.alreadyHidden}</p> : null}
      {report.can.sanction ? (
        <Choices<Values> name="sanction" legend={careText.measure} choices={careText.measures} />
      ) : null}
      {report.record.role === 'member' ? null : <p className="hint">{careText.staffRoleFirst}</p>}
      {sanction === 'suspension' ? <UntilField<Values> name="until" /> : null}
      <Choices<Values> name="ground" legend={careText.ground} choices={careText.grounds} />
    </>
  )
}

/** Upheld or rejected, why, and what follows. What was typed stays, whatever the answer. */
export function DecisionForm({ report }: { report: DeskReport }) {
  const { run, busy } = useAct('reports', report.id)
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues: { state: '', statement: '', hide: false, sanction: 'none', ground: 'charter', until: '' },
  })
  const state = useWatch({ control: form.control, name: 'state' })
  const decide = async (values: Values) => {
    if (values.state === '') return form.setError('state', { message: careText.chooseVerdict })
    if (values.statement.trim() === '') {
      return form.setError('statement', { message: careText.giveReason }, { shouldFocus: true })
    }
    const { refused } = await run({ act: 'decide', adds: true, values: asked(values), done: careText.decided })
    if (codeOf(refused) === 'REPORT_DECIDED') setOvertaken((refused as Error).message)
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
            <Button onClick={refresh}>{careText.seeDecision}</Button>
          </div>
        )}
        <Choices<Values> name="state" legend={careText.verdict} choices={careText.verdicts} />
        {state === 'upheld' ? (
          <>
            {report.hideable && !report.hidden && report.can.hide ? (
              <fieldset className="choices">
                <label>
                  <input className="tick" type="checkbox" {...form.register('hide')} />
                  {careText.hide}
                </label>
              </fieldset>
            ) : null}
            <Measures report={report} />
          </>
        ) : null}
        <Line<Values> name="statement" label={careText.statement} hint={careText.statementHint} most={1000} rows={4} />
        <div className="row">
          <Button type="submit" variant="contained" loading={busy !== null}>
            {careText.decide}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
