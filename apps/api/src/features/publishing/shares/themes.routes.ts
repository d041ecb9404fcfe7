import { ThemesQuery, ThemeView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadTheme, suggestThemes } from './share-themes.ts'

export const themesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/themes', {
    summary: 'Suggest themes that begin with what is typed',
    schema: { querystring: ThemesQuery, response: { 200: z.object({ items: z.array(ThemeView) }) } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => ({ items: await suggestThemes(db, viewerOf(request), request.query.q) }),
  })

  app.get('/api/themes/:name', {
    summary: 'Get a theme and its number of shares',
    schema: { params: z.object({ name: z.string().min(1).max(60) }), response: { 200: ThemeView } },
    config: { access: 'public' },
    handler: (request) =>
      withCacheTags(loadTheme(db, request.viewer, request.params.name), () => ['members', 'shares']),
  })
}
