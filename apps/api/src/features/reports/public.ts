export { isUnreported } from './open-reports.ts'
