import { TownList, TownSlug, TownView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listTowns, loadTown } from './towns.queries.ts'

const config = { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } } as const

/** Public pages of towns: a number where it singles out nobody, and never a member. */
export const townsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, site, now }) => {
  app.get('/api/towns', {
    summary: 'List public pages of towns',
    schema: { response: { 200: TownList } },
    config,
    handler: async () => {
      const towns = listTowns(db, site.current().openedTowns, now())
      return { items: await withCacheTags(towns, () => ['members']) }
    },
  })

  app.get('/api/towns/:slug', {
    summary: 'Get the public page of a town',
    schema: { params: z.object({ slug: TownSlug }), response: { 200: TownView } },
    config,
    handler: ({ params }) => {
      const { openedTowns } = site.current()
      return withCacheTags(loadTown(db, params.slug, { openedTowns, now: now() }), () => ['members'])
    },
  })
}
