import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { FileReport, limits, reportReasons } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import styles from '../../../styles/shared/report.module.css'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import type { ReportSubject } from './report-subject.ts'
import { reportsText } from './reports.text.ts'

const reasons = Object.entries(reportReasons).map(([value, { label }]) => ({ value, label }))
const anonymousReasons = new Set(
  Object.entries(reportReasons).flatMap(([key, { anonymous }]) => (anonymous ? key : [])),
)

interface ReportFormProps {
  subject: ReportSubject
  lastResult?: FormAnswer | null
  /** Sends without leaving the page; otherwise the form posts to the page's action. */
  onSend?: (report: FileReport) => void
  footer: ReactNode
}

/** Required of reporters without an account (DSA art. 16), except for reasons that may be anonymous. */
function ReporterFields({
  anonymous,
  errorOf,
}: {
  anonymous: boolean
  errorOf: (field: 'name' | 'email') => string | undefined
}) {
  return (
    <>
      <Field
        label={reportsText.name}
        optional={anonymous}
        error={errorOf('name')}
        help={anonymous ? reportsText.anonymous : undefined}
      >
        <TextInput name="name" autoComplete="name" maxLength={80} />
      </Field>
      <Field label={reportsText.email} optional={anonymous} error={errorOf('email')} help={reportsText.emailHelp}>
        <EmailInput name="email" />
      </Field>
    </>
  )
}

/** A refused form keeps its input. */
export function ReportForm({ subject, lastResult, onSend, footer }: ReportFormProps) {
  const isVisitor = useViewer() === null
  const [form, fields] = useForm({
    id: `signalement-${subject.target}`,
    lastResult: lastResult ?? null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: FileReport }),
    shouldRevalidate: 'onInput',
    onSubmit: (event, { submission }) => {
      if (onSend === undefined || submission?.status !== 'success') return
      event.preventDefault()
      onSend(submission.value)
    },
  })
  const { target, targetId, username, memberName } = subject
  const mayBlock = !isVisitor && memberName !== undefined
  return (
    <Form {...getFormProps(form)} method="post" className={styles.form} noValidate>
      <input type="hidden" name="target" value={target} />
      {targetId === undefined ? null : <input type="hidden" name="targetId" value={targetId} />}
      {username === undefined ? null : <input type="hidden" name="username" value={username} />}
      <FormError text={form.errors?.[0] ?? fields.targetId.errors?.[0]} />
      <RadioCards
        legend={reportsText.reason}
        name="reason"
        layout="chips"
        options={reasons}
        defaultValue={fields.reason.initialValue}
        error={fields.reason.errors === undefined ? undefined : reportsText.chooseReason}
      />
      <Field label={reportsText.words} optional help={reportsText.wordsHelp} error={fields.text.errors?.[0]}>
        <TextArea name="text" limit={limits.reportText} defaultValue={fields.text.initialValue} />
      </Field>
      {isVisitor ? (
        <ReporterFields
          anonymous={anonymousReasons.has(fields.reason.value ?? '')}
          errorOf={(name) => fields[name].errors?.[0]}
        />
      ) : null}
      {mayBlock ? (
        <Checkbox
          name="alsoBlock"
          label={reportsText.alsoBlock(memberName)}
          help={reportsText.alsoBlockHelp}
          defaultChecked={fields.alsoBlock.initialValue === 'on'}
        />
      ) : null}
      <Checkbox
        name="goodFaith"
        label={reportsText.goodFaith}
        help={reportsText.goodFaithHelp}
        error={fields.goodFaith.errors?.[0]}
        defaultChecked={fields.goodFaith.initialValue === 'on'}
      />
      <p className="small soft">{reportsText.danger}</p>
      <div className={styles.foot}>{footer}</div>
    </Form>
  )
}
