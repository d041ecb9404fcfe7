import { ChangePage, PageView, PreviewPage, WritePage } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { collectionRoutes } from '../../../platform/collections/collection.routes.ts'
import { formerSlugRoute } from '../../../platform/collections/former-slugs.ts'
import { collectionWrites } from '../../../platform/collections/writes.routes.ts'
import { seesDrafts } from '../../../platform/content/content.policy.ts'
import { listContentVersions } from '../../../platform/content/versions.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { fillLegalSettings } from './fill-legal-settings.ts'
import { pagesCollection } from './pages.collection.ts'
import { findPage } from './pages.queries.ts'
import { filledBody } from './pages.views.ts'
import { changePage, createPage, deletePage } from './write-page.ts'

const SlugParam = z.object({ slug: z.string().min(1).max(80) })

export const pagesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, site, settings } = options
  collectionRoutes(app, pagesCollection, { db, now, seesDrafts, cacheTags: ['content'] })
  formerSlugRoute(app, pagesCollection, { db, now })
  collectionWrites(app, pagesCollection, options, {
    content: WritePage,
    changes: ChangePage,
    create: createPage,
    change: changePage,
    remove: deletePage,
    versions: (id) => listContentVersions(db, 'pages', id),
  })

  const legalWords = () => fillLegalSettings(site.current(), settings.analyticsHost)

  app.post('/api/pages/preview', {
    summary: 'Get unsaved content as visitors would see the page; nothing is stored',
    schema: { body: PreviewPage, response: { 200: PageView.pick({ title: true, body: true }) } },
    config: { access: 'editor', scopes: ['content:read'], rateLimit: staffLimits.changes },
    handler: async ({ body: { title = '', body = '' } }) => ({ title, body: filledBody(body, legalWords()) }),
  })

  app.get('/api/pages/:slug', {
    summary: 'Get a page by its slug, with legal settings filled in',
    schema: { params: SlugParam, response: { 200: PageView } },
    config: { access: 'public' },
    handler: async (request) => {
      const asked = { slug: request.params.slug, now: now(), words: legalWords() }
      const found = await withCacheTags(findPage(db, asked), () => ['content'])
      if (found === null) throw new AppError('NOT_FOUND')
      return found
    },
  })
}
