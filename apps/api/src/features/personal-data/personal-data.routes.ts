import { AskLeaving, PersonalData, WithPassword } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { archiveKey } from './archive-key.ts'
import { askLeaving, remindLeaving } from './ask-leaving.ts'
import { tellThoseAsleep } from './asleep.ts'
import { giveSensitive, withdrawSensitive } from './change-consent.ts'
import { eraseThoseWhoLeave } from './erase-member.ts'
import { forgetPersonalData } from './forget-personal-data.ts'
import { askArchive, makeArchive } from './make-archive.ts'
import { hasArchive, loadPersonalData } from './personal-data.queries.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const rarely = { max: 10, timeWindow: '10 minutes' }

function registerPersonalDataJobs(options: FeatureOptions): void {
  const { jobs, unitOfWork } = options
  jobs.work('archive.make', ({ archiveId }) => makeArchive(options, archiveId))
  jobs.work('members.remind-leaving', (asked) => unitOfWork((tx) => remindLeaving(tx, asked, options)))
  jobs.work('members.erase', () => eraseThoseWhoLeave(options))
  jobs.work('members.asleep', () => tellThoseAsleep(options))
  jobs.work('personal-data.forget', () => forgetPersonalData(options))
}

/** « Mes données »: her consents, everything the house knows of her, and the way out. */
export const personalDataRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, unitOfWork, fileStore, now } = options
  registerPersonalDataJobs(options)

  app.get('/api/personal-data', {
    schema: { response: { 200: PersonalData } },
    config: { access: 'self' },
    handler: (request) => loadPersonalData(db, viewerOf(request), now()),
  })

  app.post('/api/personal-data/archive', {
    schema: { body: WithPassword, response: { 200: PersonalData } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await app.confirmPassword(request, request.body.password)
      await unitOfWork((tx) => askArchive(tx, viewer, options))
      return loadPersonalData(db, viewer, now())
    },
  })

  app.get('/api/personal-data/archive/:name', {
    schema: { params: z.object({ name: z.string().regex(/^[0-9a-f]{32}$/) }) },
    config: { access: 'self', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const { name } = request.params
      const isHers = await hasArchive(db, viewerOf(request), name, now())
      const zip = isHers ? await fileStore.stream(archiveKey(name)) : null
      if (zip === null) throw new AppError('ARCHIVE_GONE')
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="mes-donnees.zip"')
        .type('application/zip')
        .send(zip)
    },
  })

  app.delete('/api/personal-data/consents/sensitive', {
    schema: { response: { 200: PersonalData } },
    config: { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => withdrawSensitive(tx, viewer, now()))
      return loadPersonalData(db, viewer, now())
    },
  })

  app.put('/api/personal-data/consents/sensitive', {
    schema: { response: { 200: PersonalData } },
    config: { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => giveSensitive(tx, viewer, brand, now()))
      return loadPersonalData(db, viewer, now())
    },
  })

  app.post('/api/account/leaving', {
    schema: { body: AskLeaving, response: { 200: Done } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      await app.confirmPassword(request, request.body.password)
      await unitOfWork((tx) => askLeaving(tx, viewerOf(request), request.body, options))
      return done
    },
  })
}
