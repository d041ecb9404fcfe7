import { DecideCertification, DeskCertification, IdParam, RevokeCertification } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { decideCertification, revokeCertification } from './decide-certification.ts'
import { loadCertification } from './desk-certifications.detail.ts'

/** What a moderator decides of a request, or of what stands; a form that is sent twice decides once. */
export const deskDecisionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  const config = { access: 'moderator' as const, rateLimit: staffLimits.adds }
  const one = { params: IdParam, response: { 200: DeskCertification } }
  const answer = (request: Parameters<typeof viewerOf>[0], id: number) =>
    loadCertification(db, viewerOf(request), id, now())

  app.post('/api/desk/certifications/:id/decide', {
    schema: { ...one, body: DecideCertification },
    config,
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const decision = { id, ...said }
      const sent = { clientId, act: 'certification.decide', words: decision }
      await unitOfWork((tx) =>
        writeOnce(tx, judge.viewer, sent, { write: () => decideCertification(tx, judge, decision) }),
      )
      return answer(request, id)
    },
  })

  app.post('/api/desk/certifications/:id/revoke', {
    schema: { ...one, body: RevokeCertification },
    config,
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const revoked = { id, ...said }
      const sent = { clientId, act: 'certification.revoke', words: revoked }
      await unitOfWork((tx) =>
        writeOnce(tx, judge.viewer, sent, { write: () => revokeCertification(tx, judge, revoked) }),
      )
      return answer(request, id)
    },
  })
}
