import {
  DecideCertification,
  DeskCertification,
  DeskCertificationRow,
  DeskCertificationsQuery,
  IdParam,
  RevokeCertification,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { queueRoutes } from '../queues/public.ts'
import { moderatorOf } from '../sanctions/public.ts'
import { loadCertification } from './admin-certifications.detail.ts'
import { countWaiting, listCertifications, requireCertification, subjectOf } from './admin-certifications.queries.ts'
import { deskPicturesRoutes } from './admin-pictures.routes.ts'
import { certificationPolicy } from './certifications.policy.ts'
import { decideCertification, revokeCertification } from './decide-certification.ts'

const isWaiting = eq(tables.certifications.state, 'waiting')

/** Only the assignee may open the pictures. */
const queue = queueRoutes({
  name: 'certifications',
  label: 'certification request',
  noun: 'certification',
  schemas: {
    query: DeskCertificationsQuery,
    row: DeskCertificationRow,
    one: DeskCertification,
    decision: DecideCertification,
  },
  list: listCertifications,
  countWaiting,
  load: loadCertification,
  assignment: {
    table: tables.certifications,
    require: async (tx, viewer, id) => {
      const found = await requireCertification(tx, viewer, id)
      const isAssignable = can(certificationPolicy, viewer, 'certification.take', subjectOf(found))
      return {
        assigneeId: found.certification.assigneeId,
        target: 'certification',
        targetId: id,
        refusal: isAssignable ? undefined : 'CERTIFICATION_DECIDED',
      }
    },
    assignableWhile: isWaiting,
    releasableWhile: isWaiting,
    takenError: 'CERTIFICATION_TAKEN',
  },
  decide: (tx, judge, _options, decision) => decideCertification(tx, judge, decision),
})

const revokeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  app.post('/api/desk/certifications/:id/revoke', {
    summary: 'Revoke a certification',
    schema: { params: IdParam, body: RevokeCertification, response: { 200: DeskCertification } },
    config: { access: 'moderator', rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = moderatorOf(request, now())
      const { clientId, ...said } = request.body
      const revoked = { id, ...said }
      const sent = { clientId, act: 'certification.revoke', words: revoked }
      await unitOfWork((tx) =>
        writeIdempotently(tx, judge.viewer, sent, { write: () => revokeCertification(tx, judge, revoked) }),
      )
      return loadCertification(db, viewerOf(request), id, now())
    },
  })
}

export const deskCertificationsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(deskPicturesRoutes, options)
  await app.register(queue, options)
  await app.register(revokeRoutes, options)
}
