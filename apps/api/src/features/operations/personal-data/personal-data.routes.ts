import { DeleteAccount, PersonalData, WithPassword } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { archiveKey } from './archive-key.ts'
import { grantSensitiveConsent, withdrawSensitiveConsent } from './change-consent.ts'
import { deleteOldPersonalData } from './delete-old-personal-data.ts'
import { eraseDueMembers } from './erase-member.ts'
import { warnInactiveAccounts } from './inactive-accounts.ts'
import { hasArchive, loadPersonalData } from './personal-data.queries.ts'
import { remindDeletion, requestDeletion } from './request-deletion.ts'
import { requestArchive, writeArchive } from './write-archive.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const rarely = { max: 10, timeWindow: '10 minutes' }

function registerPersonalDataJobs(options: FeatureOptions): void {
  const { jobs, unitOfWork } = options
  jobs.work('archive.make', ({ archiveId }) => writeArchive(options, archiveId))
  jobs.work('members.remind-leaving', (asked) => unitOfWork((tx) => remindDeletion(tx, asked, options)))
  jobs.work('members.erase', () => eraseDueMembers(options))
  jobs.work('members.asleep', () => warnInactiveAccounts(options))
  jobs.work('personal-data.forget', () => deleteOldPersonalData(options))
}

const consentRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, brand, unitOfWork, now }) => {
  app.delete('/api/personal-data/consents/sensitive', {
    summary: 'Withdraw the consent to sensitive data',
    schema: { response: { 200: PersonalData } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => withdrawSensitiveConsent(tx, viewer, now()))
      return loadPersonalData(db, viewer, now())
    },
  })

  app.put('/api/personal-data/consents/sensitive', {
    summary: 'Consent to sensitive data',
    schema: { response: { 200: PersonalData } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => grantSensitiveConsent(tx, viewer, brand, now()))
      return loadPersonalData(db, viewer, now())
    },
  })
}

export const personalDataRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, fileStore, now } = options
  registerPersonalDataJobs(options)
  await app.register(consentRoutes, options)

  app.get('/api/personal-data', {
    summary: 'Get the viewer’s consents and archives',
    schema: { response: { 200: PersonalData } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => loadPersonalData(db, viewerOf(request), now()),
  })

  app.post('/api/personal-data/archive', {
    summary: 'Ask for an archive of the viewer’s personal data',
    schema: { body: WithPassword, response: { 200: PersonalData } },
    config: { access: 'self', whileWaiting: true, rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await app.confirmPassword(request, request.body.password)
      await unitOfWork((tx) => requestArchive(tx, viewer, options))
      return loadPersonalData(db, viewer, now())
    },
  })

  app.get('/api/personal-data/archive/:name', {
    summary: 'Download an archive of personal data',
    schema: { params: z.object({ name: z.string().regex(/^[0-9a-f]{32}$/) }), produces: ['application/zip'] },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 30, timeWindow: '10 minutes' } },
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

  app.post('/api/account/leaving', {
    summary: 'Delete the viewer’s account, after a delay',
    schema: { body: DeleteAccount, response: { 200: Done } },
    config: { access: 'self', whileWaiting: true, rateLimit: rarely },
    handler: async (request) => {
      await app.confirmPassword(request, request.body.password)
      await unitOfWork((tx) => requestDeletion(tx, viewerOf(request), request.body, options))
      return done
    },
  })
}
