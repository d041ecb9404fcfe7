import { IdParam } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { picturePolicy, storedKey } from '../files/public.ts'
import { certificationPolicy } from './certifications.policy.ts'
import { shownPhotos } from './desk-certifications.detail.ts'
import { requireCertification, subjectOf } from './desk-certifications.queries.ts'
import { unsealPicture } from './sealed-picture.ts'

const { certificationPictures } = tables

const PhotoParam = IdParam.extend({ name: z.string().max(64) })

/** @throws AppError CERTIFICATION_NOT_FOUND, or CERTIFICATION_NOT_TAKEN: a picture opens for who judges it alone */
async function requireJudging(db: Queryable, viewer: Viewer, id: number) {
  const found = await requireCertification(db, viewer, id)
  if (!can(certificationPolicy, viewer, 'certification.judge', subjectOf(found))) {
    throw new AppError('CERTIFICATION_NOT_TAKEN')
  }
  return found.certification
}

/** Kept by no browser and no proxy, framed by nobody. */
const sends = (reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', picturePolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', 'inline')
    .type('image/webp')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

/** The picture that she sent, and beside it the photos of her profile. */
export const deskPicturesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, fileStore, settings } = options
  const config = { access: 'moderator' as const, rateLimit: staffLimits.opens }

  app.get('/api/desk/certifications/:id/pictures/sent', {
    schema: { hide: true, params: IdParam },
    config,
    handler: async (request, reply) => {
      const { id } = request.params
      // That she looked at it is on record before she does.
      const kept = await unitOfWork(async (tx) => {
        await requireJudging(tx, viewerOf(request), id)
        const [row] = await tx.select().from(certificationPictures).where(eq(certificationPictures.certificationId, id))
        if (row === undefined) throw new AppError('NOT_FOUND')
        await noteAct(tx, actorOf(request), {
          action: 'certification.picture',
          target: 'certification',
          targetId: id,
        })
        return row
      })
      const bytes = await unsealPicture(settings.secret, kept)
      if (bytes === null) throw new AppError('NOT_FOUND')
      return sends(reply, bytes)
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
      return sends(reply, bytes)
    },
  })
}
