import { CatalogueGroups, NotificationCatalogue } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadCatalogue } from './catalogue.queries.ts'
import { catalogueDeskRoutes } from './catalogue-admin.routes.ts'

export const catalogueRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db } = options
  const config = { access: 'member' as const }
  await app.register(catalogueDeskRoutes, options)

  /** Strapi clients send `populate=*`; groups are included without it too. */
  app.get('/api/notification', {
    summary: 'Get the notification catalogue in Strapi’s envelope',
    schema: { response: { 200: NotificationCatalogue } },
    config,
    handler: async () => {
      const groups = await loadCatalogue(db)
      const attributes = Object.fromEntries(groups.map(({ section, entries }) => [section, entries]))
      return { data: { id: 1 as const, attributes }, meta: {} }
    },
  })

  app.get('/api/notifications/catalogue', {
    summary: 'Get the notification catalogue by group',
    schema: { response: { 200: CatalogueGroups } },
    config,
    handler: async () => ({ groups: await loadCatalogue(db) }),
  })
}
