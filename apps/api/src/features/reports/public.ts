export { isUnreported } from './open-reports.ts'
export { listReportsAbout, listReportsBy, loadReportRow } from './reports.queries.ts'
export { countReportsAbout } from './reports-around.queries.ts'
export { upholdAfterReview } from './uphold-after-review.ts'
