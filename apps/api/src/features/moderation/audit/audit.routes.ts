import { AuditActions, AuditQuery, AuditRow, deskList } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listActions, listAudit } from './audit.queries.ts'

export const auditRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now }) => {
  app.get('/api/desk/audit', {
    summary: 'List the audit log',
    schema: { querystring: AuditQuery, response: { 200: deskList(AuditRow) } },
    config: { access: 'moderator' },
    handler: (request) => listAudit(db, viewerOf(request), request.query, now()),
  })

  app.get('/api/desk/audit-actions', {
    summary: 'List the actions that the audit log contains',
    schema: { response: { 200: AuditActions } },
    config: { access: 'moderator' },
    handler: async (request) => ({ items: await listActions(db, viewerOf(request)) }),
  })
}
