import { DeskJobs, NamedEvent, NamedJob } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadJobs } from './jobs.queries.ts'
import { deleteJob, retryEvent, retryJob } from './settle-failure.ts'

/** Each call returns the whole state. */
export const jobsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, jobs, unitOfWork }) => {
  app.get('/api/desk/jobs', {
    summary: 'Get the state of background jobs and failed events',
    schema: { response: { 200: DeskJobs } },
    config: { access: 'admin' },
    handler: () => loadJobs(db, jobs),
  })

  app.post('/api/desk/jobs/retry', {
    summary: 'Retry a failed job',
    schema: { body: NamedJob, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => retryJob(tx, { jobs, actor: actorOf(request) }, request.body))
      return loadJobs(db, jobs)
    },
  })

  app.post('/api/desk/jobs/forget', {
    summary: 'Delete a failed job',
    schema: { body: NamedJob, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => deleteJob(tx, { jobs, actor: actorOf(request) }, request.body))
      return loadJobs(db, jobs)
    },
  })

  app.post('/api/desk/jobs/retry-event', {
    summary: 'Retry the listeners of a failed event',
    schema: { body: NamedEvent, response: { 200: DeskJobs } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => retryEvent(tx, actorOf(request), request.body.id))
      return loadJobs(db, jobs)
    },
  })
}
