import { DecideFirstPhoto, DeskFirstPhoto, DeskFirstPhotoRow, DeskFirstPhotosQuery, IdParam } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actorOf, recordAudit } from '../../../platform/data/audit.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { sendPrivatePicture, storedKey } from '../../foundation/files/public.ts'
import { queueRoutes } from '../queues/public.ts'
import { decideFirstPhoto } from './decide-first-photo.ts'
import { firstPhotosPolicy } from './first-photos.policy.ts'
import {
  countWaiting,
  listFirstPhotos,
  loadFirstPhoto,
  requireFirstPhoto,
  requireJudging,
  subjectOf,
} from './first-photos.queries.ts'

const isWaiting = eq(tables.photoChecks.state, 'waiting')
const PictureParam = IdParam.extend({ name: z.string().max(100) })

/** Only the assignee may open the picture. */
const queue = queueRoutes({
  name: 'first-photos',
  label: 'first photo',
  noun: 'first-photo',
  schemas: {
    query: DeskFirstPhotosQuery,
    row: DeskFirstPhotoRow,
    one: DeskFirstPhoto,
    decision: DecideFirstPhoto,
  },
  list: listFirstPhotos,
  countWaiting,
  load: loadFirstPhoto,
  assignment: {
    table: tables.photoChecks,
    require: async (tx, viewer, id) => {
      const found = await requireFirstPhoto(tx, viewer, id)
      const isAssignable = can(firstPhotosPolicy, viewer, 'first-photo.take', subjectOf(found))
      return {
        assigneeId: found.check.assigneeId,
        target: 'first-photo',
        targetId: id,
        refusal: isAssignable ? undefined : 'FIRST_PHOTO_DECIDED',
      }
    },
    assignableWhile: isWaiting,
    releasableWhile: isWaiting,
    takenError: 'FIRST_PHOTO_TAKEN',
  },
  decide: (tx, judge, _options, decision) => decideFirstPhoto(tx, judge, decision),
})

const picturesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, fileStore }) => {
  app.get('/api/desk/first-photos/:id/pictures/:name', {
    schema: { hide: true, params: PictureParam },
    config: { access: 'moderator', rateLimit: staffLimits.opens },
    handler: async (request, reply) => {
      const { id, name } = request.params
      // Log the opening before sending the picture.
      await unitOfWork(async (tx) => {
        const { file } = await requireJudging(tx, viewerOf(request), id)
        if (file !== name) throw new AppError('FIRST_PHOTO_CHANGED')
        const entry = { action: 'first-photo.picture', target: 'first-photo', targetId: id }
        await recordAudit(tx, actorOf(request), entry)
      })
      const bytes = await fileStore.read(storedKey(name, 'medium'))
      if (bytes === null) throw new AppError('NOT_FOUND')
      return sendPrivatePicture(reply, bytes)
    },
  })
}

export const firstPhotosRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(picturesRoutes, options)
  await app.register(queue, options)
}
