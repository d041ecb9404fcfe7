import { ChangeFaq, WriteFaq } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { collectionRoutes } from '../../../platform/collections/collection.routes.ts'
import { collectionWrites } from '../../../platform/collections/writes.routes.ts'
import { seesDrafts } from '../../../platform/content/content.policy.ts'
import { listContentVersions } from '../../../platform/content/versions.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { faqCollection } from './faq.collection.ts'
import { changeFaq, createFaq, deleteFaq } from './write-faq.ts'

export const faqRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now } = options
  collectionRoutes(app, faqCollection, { db, now, seesDrafts, cacheTags: ['content'] })
  collectionWrites(app, faqCollection, options, {
    content: WriteFaq,
    changes: ChangeFaq,
    create: createFaq,
    change: changeFaq,
    remove: deleteFaq,
    versions: (id) => listContentVersions(db, 'faq', id),
  })
}
