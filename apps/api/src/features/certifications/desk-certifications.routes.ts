import {
  AssignReport,
  DeskCertification,
  DeskCertificationRow,
  DeskCertificationsQuery,
  deskList,
  IdParam,
  WaitingCount,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { assignCertification, releaseCertification } from './assign-certification.ts'
import { loadCertification } from './desk-certifications.detail.ts'
import { countWaiting, listCertifications } from './desk-certifications.queries.ts'
import { deskDecisionsRoutes } from './desk-decisions.routes.ts'
import { deskPicturesRoutes } from './desk-pictures.routes.ts'

/** The moderators' queue of those who ask to be certified. */
export const deskCertificationsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  await app.register(deskPicturesRoutes, options)
  await app.register(deskDecisionsRoutes, options)
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskCertification } }
  const answer = (request: Parameters<typeof viewerOf>[0], id: number) =>
    loadCertification(db, viewerOf(request), id, now())

  app.get('/api/desk/certifications', {
    schema: { querystring: DeskCertificationsQuery, response: { 200: deskList(DeskCertificationRow) } },
    config,
    handler: (request) => listCertifications(db, viewerOf(request), request.query),
  })

  app.get('/api/desk/certifications/waiting', {
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async (request) => ({ count: await countWaiting(db, viewerOf(request)) }),
  })

  app.get('/api/desk/certifications/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const certification = await loadCertification(tx, viewerOf(request), id, now())
        await noteAct(tx, actorOf(request), { action: 'certification.open', target: 'certification', targetId: id })
        return certification
      }),
  })

  app.post('/api/desk/certifications/:id/assign', {
    schema: { ...one, body: AssignReport },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => assignCertification(tx, judgeOf(request, now()), { id, ...request.body }))
      return answer(request, id)
    },
  })

  app.post('/api/desk/certifications/:id/release', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => releaseCertification(tx, judgeOf(request, now()), id))
      return answer(request, id)
    },
  })
}
