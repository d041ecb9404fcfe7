import { CatalogueQuery, CatalogueRecord, CatalogueRecords, ChangeCatalogue, IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listCatalogue, loadCatalogueRecord } from './catalogue-admin.queries.ts'
import { changeCatalogue } from './change-catalogue.ts'

/** The code defines the entries, so none can be added. */
export const catalogueDeskRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
  const config = { access: 'editor' as const }

  app.get('/api/desk/catalogue', {
    summary: 'List the labels of notifications, to edit',
    schema: { querystring: CatalogueQuery, response: { 200: CatalogueRecords } },
    config,
    handler: (request) => listCatalogue(db, request.query),
  })

  app.get('/api/desk/catalogue/:id', {
    summary: 'Get the labels of one notification',
    schema: { params: IdParam, response: { 200: CatalogueRecord } },
    config,
    handler: (request) => loadCatalogueRecord(db, request.params.id),
  })

  app.put('/api/desk/catalogue/:id', {
    summary: 'Change the labels of one notification',
    schema: { params: IdParam, body: ChangeCatalogue, response: { 200: CatalogueRecord } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      const edit = { id, change: request.body, ip: request.ip }
      await unitOfWork((tx) => changeCatalogue(tx, viewerOf(request), edit))
      return loadCatalogueRecord(db, id)
    },
  })
}
