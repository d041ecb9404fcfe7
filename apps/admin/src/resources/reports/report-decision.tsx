import type { DeskReport } from '@consoeurs/contract'
import { useWatch } from 'react-hook-form'
import { type Decided, DecisionForm, HideField, measureOf } from '../../care/decision-form.tsx'
import { Choices, UntilField } from '../../care/measure-fields.tsx'
import { careText } from '../../text/care.ts'

type Values = Decided<'upheld' | 'rejected'>

const asked = (values: Values) => {
  const { state, statement } = values
  return state === 'upheld' ? { state, statement, ...measureOf(values) } : { state, statement }
}

/** What an upheld report may come with. */
function Measures({ report }: { report: DeskReport }) {
  const sanction = useWatch<Values, 'sanction'>({ name: 'sanction' })
  return (
    <>
      {report.hideable && !report.hidden && report.can.hide ? <HideField /> : null}
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

/** Upheld or rejected. */
export function ReportDecision({ report }: { report: DeskReport }) {
  const { verdict, verdicts, chooseVerdict, statementHint } = careText
  return (
    <DecisionForm
      resource="reports"
      id={report.id}
      overtakenCode="REPORT_DECIDED"
      asked={asked}
      {...{ verdict, verdicts, chooseVerdict, statementHint }}
    >
      {(state) => (state === 'upheld' ? <Measures report={report} /> : null)}
    </DecisionForm>
  )
}
