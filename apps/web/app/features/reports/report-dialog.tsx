import { overlayOnDemand } from '../../ui/on-demand.tsx'
import type { ReportSubject } from './report-subject.ts'

export interface ReportDialogProps extends ReportSubject {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** She blocked her in the same form: where to go from a page about her. Without it, what was hers leaves the page. */
  onBlocked?: () => void
}

/**
 * One form for everything that can be reported: a sheet on a phone, a dialog on a wide screen. Its words and its rules
 * are fetched when she wants to report, not with every card.
 */
export const ReportDialog = overlayOnDemand<ReportDialogProps>(
  async () => (await import('./report-sheet.tsx')).ReportSheet,
)
