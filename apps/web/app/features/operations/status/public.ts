export { statusApi } from './status.api.ts'
export { StatusReport } from './status-report.tsx'
