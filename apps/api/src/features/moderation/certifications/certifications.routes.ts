import { AskChallenge, certificationLimits, OwnCertification } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { openIncoming, photoOf, renderUpload } from '../../foundation/files/public.ts'
import { deskCertificationsRoutes } from './admin-certifications.routes.ts'
import { askChallenge } from './ask-challenge.ts'
import { maintainCertifications } from './certifications.jobs.ts'
import { encryptPicture } from './encrypted-picture.ts'
import { loadOwnCertification } from './own-certification.queries.ts'
import { keepPicture, requireChallenge } from './send-picture.ts'
import { cancelRequest, withdrawCertification } from './withdraw-certification.ts'

/** Enough to change one's mind about a gesture, not to pick one. */
const challenges = { max: 4 * certificationLimits.tries.most, timeWindow: '1 hour' }
const writes = { max: 20, timeWindow: '10 minutes' }

/** /settings/certification. Every write returns the current state. */
export const certificationsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, jobs, settings, now } = options
  const incoming = openIncoming(settings)
  const response = { 200: OwnCertification }
  const answer = (request: Parameters<typeof viewerOf>[0]) => loadOwnCertification(db, viewerOf(request).id, now())
  jobs.work('certifications.tend', () => maintainCertifications(unitOfWork, now()))
  await app.register(deskCertificationsRoutes, options)

  app.get('/api/certification', {
    summary: 'Get the viewer’s certification',
    schema: { response },
    config: { access: 'self' },
    handler: answer,
  })

  app.post('/api/certification/challenge', {
    summary: 'Get a gesture for the certification picture',
    schema: { body: AskChallenge, response },
    config: { access: 'self', rateLimit: challenges },
    handler: async (request) => {
      await unitOfWork((tx) => askChallenge(tx, viewerOf(request), request.body, now()))
      return answer(request)
    },
  })

  app.post('/api/certification/picture', {
    summary: 'Send the certification picture',
    schema: { consumes: ['multipart/form-data'], response },
    config: { access: 'self', rateLimit: writes },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const at = now()
      const photo = await photoOf(request)
      await requireChallenge(db, viewer, at)
      const { bytes } = await renderUpload(incoming, viewer, photo)
      const picture = await encryptPicture(settings.secret, bytes.medium)
      await unitOfWork((tx) => keepPicture(tx, viewer, picture, at))
      return answer(request)
    },
  })

  app.delete('/api/certification/request', {
    summary: 'Withdraw a certification request',
    schema: { response },
    config: { access: 'self', rateLimit: writes },
    handler: async (request) => {
      await unitOfWork((tx) => cancelRequest(tx, viewerOf(request), now()))
      return answer(request)
    },
  })

  app.delete('/api/certification', {
    summary: 'Give up the viewer’s certification',
    schema: { response },
    config: { access: 'self', rateLimit: writes },
    handler: async (request) => {
      await unitOfWork((tx) => withdrawCertification(tx, viewerOf(request), now()))
      return answer(request)
    },
  })
}
