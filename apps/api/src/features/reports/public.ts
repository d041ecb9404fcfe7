export { isUnreported } from './open-reports.ts'
export { listReportsAbout, listReportsBy } from './reports.queries.ts'
export { countReportsAbout } from './reports-around.queries.ts'
