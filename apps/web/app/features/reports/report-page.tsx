import type { FormAnswer } from '../../api/form-answer.ts'
import { reportsText } from '../../text/reports.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportSubject } from './report-subject.ts'
import '../../styles/page-report.css'

export type ReportPageAnswer = { filed: number } | FormAnswer

interface ReportPageProps {
  subject: ReportSubject
  answer: ReportPageAnswer | undefined
  /** What was reported: where « Annuler » leads. */
  back: string
}

/** The same form on a page of its own: for visitors, and where no script runs. */
export function ReportPage({ subject, answer, back }: ReportPageProps) {
  const signedIn = useViewer() !== null
  if (answer !== undefined && 'filed' in answer) {
    return (
      <EmptyState
        level={1}
        title={reportsText.sentTitle}
        text={reportsText.sentText(answer.filed)}
        action={<ButtonLink to={back}>{reportsText.back}</ButtonLink>}
      />
    )
  }
  return (
    <div className="rp-page pad">
      <header>
        {/* On a member’s phone the bar has said it. */}
        <h1 className={classNames('d h2', signedIn && 'only-wide')}>{reportsText.title(subject.target)}</h1>
        <p className="soft">{reportsText.lead}</p>
      </header>
      <ReportForm
        subject={subject}
        lastResult={answer ?? null}
        footer={
          <>
            <Button type="submit" size="lg">
              {reportsText.send}
            </Button>
            <ButtonLink to={back} look="quiet" size="lg">
              {reportsText.cancel}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
