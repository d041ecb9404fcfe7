import { AuditActions, AuditQuery, AuditRow, deskList } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../feature-options.ts'
import { listActions, listAudit } from './audit.queries.ts'

/** What was done at the desk and from the server, for administrators to read: nobody changes it. */
export const auditRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now }) => {
  app.get('/api/desk/audit', {
    schema: { querystring: AuditQuery, response: { 200: deskList(AuditRow) } },
    config: { access: 'admin' },
    handler: (request) => listAudit(db, request.query, now()),
  })

  app.get('/api/desk/audit-actions', {
    schema: { response: { 200: AuditActions } },
    config: { access: 'admin' },
    handler: async () => ({ items: await listActions(db) }),
  })
}
