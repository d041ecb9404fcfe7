import { Figures, FiguresQuery, LifeWeeks } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { countDays } from './count-days.ts'
import { loadFigures } from './figures.queries.ts'
import { loadLifeWeeks } from './life.queries.ts'
import { rowFigures } from './row-figures.ts'

export const figuresRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, jobs, unitOfWork, now }) => {
  jobs.work('figures.count', async () => {
    for (const figure of rowFigures) await unitOfWork((tx) => countDays(tx, figure, now()))
  })

  app.get('/api/desk/figures', {
    summary: 'Get daily figures of the site',
    schema: { querystring: FiguresQuery, response: { 200: Figures } },
    config: { access: 'admin' },
    handler: async (request) => ({ items: await loadFigures(db, { days: request.query.days, now: now() }) }),
  })

  app.get('/api/desk/figures/life', {
    summary: 'Get weekly figures of first writings, first answers and outings, small counts left out',
    schema: { response: { 200: LifeWeeks } },
    config: { access: 'admin', rateLimit: staffLimits.opens },
    handler: async () => ({ items: await loadLifeWeeks(db, now()) }),
  })
}
