import { useForgetMember } from '../../../live/use-forget-member.ts'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'
import { ReportDialogForm } from './report-dialog-form.tsx'
import { reportsText } from './reports.text.ts'

export function ReportSheet({ open, onOpenChange, onBlocked, ...subject }: ReportDialogProps) {
  const forget = useForgetMember()
  const filed = ({ alsoBlocked }: { alsoBlocked: boolean }) => {
    onOpenChange(false)
    toast.success(reportsText.sent)
    if (!alsoBlocked) return
    if (onBlocked === undefined) forget()
    else onBlocked()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={reportsText.title(subject.target)}
      description={reportsText.lead}
    >
      <ReportDialogForm subject={subject} onCancel={() => onOpenChange(false)} onFiled={filed} />
    </Sheet>
  )
}
