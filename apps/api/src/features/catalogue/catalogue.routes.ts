import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { collectionRoutes } from '../../platform/collections/collection.routes.ts'
import { seesDrafts } from '../../platform/content/content.policy.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { catalogueCollection } from './catalogue.collection.ts'
import { catalogueDeskRoutes } from './catalogue-desk.routes.ts'

export const catalogueRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now } = options
  await app.register(catalogueDeskRoutes, options)
  collectionRoutes(app, catalogueCollection, { db, now, seesDrafts, access: 'member' })
}
