import { overlayOnDemand } from '../../../ui/on-demand.tsx'
import type { ReportSubject } from './report-subject.ts'

export interface ReportDialogProps extends ReportSubject {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** After blocking the member in the same form. Without it, her content is removed from the page. */
  onBlocked?: () => void
}

/** A sheet on a phone, a dialog on a wide screen; loaded on demand. */
export const ReportDialog = overlayOnDemand<ReportDialogProps>(
  async () => (await import('./report-sheet.tsx')).ReportSheet,
)
