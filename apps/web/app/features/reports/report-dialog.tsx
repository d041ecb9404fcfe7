import { lazy, Suspense } from 'react'
import { reportsText } from '../../text/reports.ts'
import { Sheet } from '../../ui/dialog.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetMember } from '../blocks/public.ts'
import type { ReportSubject } from './report-subject.ts'

/** The form and its rules are fetched when she wants to report, not with every card. */
const DialogForm = lazy(async () => ({ default: (await import('./report-dialog-form.tsx')).ReportDialogForm }))

interface ReportDialogProps extends ReportSubject {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** She blocked her in the same form: where to go from a page about her. Without it, what was hers leaves the page. */
  onBlocked?: () => void
}

/** One form for everything that can be reported: a sheet on a phone, a dialog on a wide screen. */
export function ReportDialog({ open, onOpenChange, onBlocked, ...subject }: ReportDialogProps) {
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
      <Suspense fallback={<SkeletonList count={2} picture={false} />}>
        <DialogForm subject={subject} onCancel={() => onOpenChange(false)} onFiled={filed} />
      </Suspense>
    </Sheet>
  )
}
