import type { FileReport } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportSubject } from './report-subject.ts'
import { reportsApi } from './reports.api.ts'
import { reportsText } from './reports.text.ts'

interface ReportDialogFormProps {
  subject: ReportSubject
  onCancel: () => void
  onFiled: (filed: { alsoBlocked: boolean }) => void
}

const refusalOf = ({ message, fields }: ApiFailure): FormAnswer => ({
  status: 'error',
  error: Object.keys(fields).length > 0 ? fields : { '': [message] },
})

export function ReportDialogForm({ subject, onCancel, onFiled }: ReportDialogFormProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormAnswer | null>(null)
  const send = async (report: FileReport) => {
    setBusy(true)
    setRefusal(null)
    try {
      await reportsApi(api).file(report)
      onFiled({ alsoBlocked: report.alsoBlock === true })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ReportForm
      subject={subject}
      lastResult={refusal}
      onSend={(report) => void send(report)}
      footer={
        <>
          <Button type="submit" busy={busy} className="grow">
            {reportsText.send}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {reportsText.cancel}
          </Button>
        </>
      }
    />
  )
}
