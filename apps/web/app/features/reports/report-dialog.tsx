import { lazy, Suspense } from 'react'
import { useOnceOpen } from '../../ui/use-once-open.ts'
import type { ReportSubject } from './report-subject.ts'

/** The form, its words and its rules are fetched when she wants to report, not with every card. */
const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }))

export interface ReportDialogProps extends ReportSubject {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** She blocked her in the same form: where to go from a page about her. Without it, what was hers leaves the page. */
  onBlocked?: () => void
}

/** One form for everything that can be reported: a sheet on a phone, a dialog on a wide screen. */
export function ReportDialog(props: ReportDialogProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <ReportSheet {...props} />
    </Suspense>
  ) : null
}
