import { IdParam } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actorOf, recordAudit } from '../../../platform/data/audit.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { sendPrivatePicture, storedKey } from '../../foundation/files/public.ts'
import { shownPhotos } from './admin-certifications.detail.ts'
import { requireCertification, subjectOf } from './admin-certifications.queries.ts'
import { certificationPolicy } from './certifications.policy.ts'
import { decryptPicture } from './encrypted-picture.ts'

const { certificationPictures } = tables

const PhotoParam = IdParam.extend({ name: z.string().max(64) })

/**
 * Only the assignee may open the picture.
 * @throws AppError CERTIFICATION_NOT_FOUND, CERTIFICATION_NOT_TAKEN
 */
async function requireJudging(db: Queryable, viewer: Viewer, id: number) {
  const found = await requireCertification(db, viewer, id)
  if (!can(certificationPolicy, viewer, 'certification.judge', subjectOf(found))) {
    throw new AppError('CERTIFICATION_NOT_TAKEN')
  }
  return found.certification
}

export const deskPicturesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, fileStore, settings } = options
  const config = { access: 'moderator' as const, rateLimit: staffLimits.opens }

  app.get('/api/desk/certifications/:id/pictures/sent', {
    schema: { hide: true, params: IdParam },
    config,
    handler: async (request, reply) => {
      const { id } = request.params
      // Log the opening before sending the picture.
      const kept = await unitOfWork(async (tx) => {
        await requireJudging(tx, viewerOf(request), id)
        const [row] = await tx.select().from(certificationPictures).where(eq(certificationPictures.certificationId, id))
        if (row === undefined) throw new AppError('NOT_FOUND')
        await recordAudit(tx, actorOf(request), {
          action: 'certification.picture',
          target: 'certification',
          targetId: id,
        })
        return row
      })
      const bytes = await decryptPicture(settings.secret, kept)
      if (bytes === null) throw new AppError('NOT_FOUND')
      return sendPrivatePicture(reply, bytes)
    },
  })

  app.get('/api/desk/certifications/:id/pictures/:name', {
    schema: { hide: true, params: PhotoParam },
    config,
    handler: async (request, reply) => {
      const { id, name } = request.params
      const { userId } = await requireJudging(db, viewerOf(request), id)
      const shown = await shownPhotos(db, userId)
      if (!shown.some((photo) => photo.name === name)) throw new AppError('NOT_FOUND')
      const bytes = await fileStore.read(storedKey(name, 'medium'))
      if (bytes === null) throw new AppError('NOT_FOUND')
      return sendPrivatePicture(reply, bytes)
    },
  })
}
