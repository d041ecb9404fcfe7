export { countReportsAbout } from './related-reports.queries.ts'
export { listReportsAbout, listReportsBy, loadReportRow } from './reports.queries.ts'
export { upholdAfterReview } from './uphold-after-review.ts'
