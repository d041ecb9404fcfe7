import { DeskJobs, NamedEvent, NamedJob } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { loadJobs } from './jobs.queries.ts'
import { forgetJob, retryEvent, retryJob } from './settle-failure.ts'

/** Queues, what failed in them, and what administrators do about it: each answers how it all stands then. */
export const jobsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, jobs, unitOfWork }) => {
  app.get('/api/desk/jobs', {
    schema: { response: { 200: DeskJobs } },
    config: { access: 'admin' },
    handler: () => loadJobs(db, jobs),
  })

  app.post('/api/desk/jobs/retry', {
    schema: { body: NamedJob, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => retryJob(tx, { jobs, actor: actorOf(request) }, request.body))
      return loadJobs(db, jobs)
    },
  })

  app.post('/api/desk/jobs/forget', {
    schema: { body: NamedJob, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => forgetJob(tx, { jobs, actor: actorOf(request) }, request.body))
      return loadJobs(db, jobs)
    },
  })

  app.post('/api/desk/jobs/retry-event', {
    schema: { body: NamedEvent, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => retryEvent(tx, actorOf(request), request.body.id))
      return loadJobs(db, jobs)
    },
  })
}
