import { SiteStatus } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadStatus } from './load-status.ts'

/** Milliseconds: frequent requests must not load the database. */
const FRESH = 10_000

export const statusRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, jobs, now }) => {
  let last: { until: number; status: Promise<SiteStatus> } | undefined
  app.get('/api/status', {
    summary: 'Get which parts of the site work',
    schema: { response: { 200: SiteStatus } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: () => {
      const at = now().getTime()
      if (last === undefined || last.until <= at) last = { until: at + FRESH, status: loadStatus({ db, jobs, now }) }
      return last.status
    },
  })
}
