import { FileReport, OwnReport, PageQuery, page, ReportReceipt } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deskReportsRoutes } from './admin-reports.routes.ts'
import { deleteOldModeration } from './delete-old-moderation.ts'
import { fileReport } from './file-report.ts'
import { listOwnReports } from './own-reports.queries.ts'

export const reportsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, jobs, unitOfWork, now } = options
  jobs.work('moderation.forget', () => deleteOldModeration(unitOfWork, now()))
  await app.register(deskReportsRoutes, options)

  app.post('/api/reports', {
    summary: 'Report content or a member',
    schema: { body: FileReport, response: { 200: ReportReceipt } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: (request) => unitOfWork((tx) => fileReport(tx, request.viewer, request.body)),
  })

  app.get('/api/reports/mine', {
    summary: 'List the viewer’s reports and their decisions',
    schema: { querystring: PageQuery, response: { 200: page(OwnReport) } },
    config: { access: 'self' },
    handler: (request) => listOwnReports(db, viewerOf(request), request.query, now()),
  })
}
