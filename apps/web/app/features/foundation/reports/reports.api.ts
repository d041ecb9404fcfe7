import type { FileReport, OwnReport, Page, ReportReceipt } from '@consoeurs/contract'
import type { z } from 'zod'
import type { ApiClient } from '../../../api/client.ts'

export const reportsApi = (client: ApiClient) => ({
  file: (report: FileReport) => client.post<z.infer<typeof ReportReceipt>>('/api/reports', { ...report }),
  mine: (query: { cursor?: string | undefined } = {}) => client.get<Page<OwnReport>>('/api/reports/mine', { ...query }),
})
