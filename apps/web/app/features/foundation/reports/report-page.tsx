import type { FormAnswer } from '../../../api/form-answer.ts'
import styles from '../../../styles/shared/report.module.css'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportSubject } from './report-subject.ts'
import { reportsText } from './reports.text.ts'

export type ReportPageAnswer = { filed: number } | FormAnswer

interface ReportPageProps {
  subject: ReportSubject
  answer: ReportPageAnswer | undefined
  /** The reported content: target of « Annuler ». */
  back: string
  /** In place of the words for the target. */
  words?: { title: string; back: string }
}

/** For visitors, and without scripts. */
export function ReportPage({ subject, answer, back, words }: ReportPageProps) {
  const signedIn = useViewer() !== null
  if (answer !== undefined && 'filed' in answer) {
    return (
      <EmptyState
        level={1}
        title={reportsText.sentTitle}
        text={reportsText.sentText(answer.filed)}
        action={<ButtonLink to={back}>{words?.back ?? reportsText.back(subject.target)}</ButtonLink>}
      />
    )
  }
  return (
    <div className={`${styles.page} gutter`} data-hook="report-page">
      <header>
        {/* On a member's phone the app bar already shows the title. */}
        <h1 className={classNames('display heading-2', signedIn && 'only-wide')}>
          {words?.title ?? reportsText.title(subject.target)}
        </h1>
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
