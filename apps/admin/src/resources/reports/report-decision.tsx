import type { DeskReport } from '@consoeurs/contract'
import { useWatch } from 'react-hook-form'
import { DecisionForm, type DecisionValues, HideField, measureOf } from '../../care/decision-form.tsx'
import { Choices, UntilField } from '../../care/measure-fields.tsx'
import { moderationText } from '../../text/moderation.ts'

type ReportValues = DecisionValues<'upheld' | 'rejected'>

const asked = (values: ReportValues) => {
  const { state, statement } = values
  return state === 'upheld' ? { state, statement, ...measureOf(values) } : { state, statement }
}

/** Measures for an upheld report. */
function Measures({ report }: { report: DeskReport }) {
  const sanction = useWatch<ReportValues, 'sanction'>({ name: 'sanction' })
  return (
    <>
      {report.hideable && !report.hidden && report.can.hide ? <HideField /> : null}
      {report.hidden ? <p className="hint">{moderationText.alreadyHidden}</p> : null}
      {report.can.sanction ? (
        <Choices<ReportValues> name="sanction" legend={moderationText.measure} choices={moderationText.measures} />
      ) : null}
      {report.record.role === 'member' ? null : <p className="hint">{moderationText.staffRoleFirst}</p>}
      {sanction === 'suspension' ? <UntilField<ReportValues> name="until" /> : null}
      <Choices<ReportValues> name="ground" legend={moderationText.ground} choices={moderationText.grounds} />
    </>
  )
}

export function ReportDecision({ report }: { report: DeskReport }) {
  const { verdict, verdicts, chooseVerdict, statementHint } = moderationText
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
