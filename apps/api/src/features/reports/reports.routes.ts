import { FileReport, PageQuery, page, ReportReceipt, ReportRow } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../feature-options.ts'
import { fileReport } from './file-report.ts'
import { listReports } from './reports.queries.ts'

export const reportsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
  app.post('/api/reports', {
    schema: { body: FileReport, response: { 200: ReportReceipt } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: (request) => unitOfWork((tx) => fileReport(tx, request.viewer, request.body)),
  })

  app.get('/api/reports', {
    schema: { querystring: PageQuery, response: { 200: page(ReportRow) } },
    config: { access: 'moderator' },
    handler: (request) => listReports(db, request.query),
  })
}
