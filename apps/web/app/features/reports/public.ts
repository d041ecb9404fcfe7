export { fileReport } from './file-report.ts'
export { ReportDialog } from './report-dialog.tsx'
export { ReportPage, type ReportPageAnswer } from './report-page.tsx'
export type { ReportSubject } from './report-subject.ts'
