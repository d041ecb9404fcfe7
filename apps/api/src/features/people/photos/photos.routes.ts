import { AddPhoto, IdParam, PhotoChange, PhotoOrder, ProfilePhoto } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { addPhoto } from './add-photo.ts'
import { changePhoto } from './change-photo.ts'
import { orderPhotos } from './order-photos.ts'
import { loadPhotos } from './photos.queries.ts'
import { removePhoto } from './remove-photo.ts'

const AllHers = z.array(ProfilePhoto)
const writes = { access: 'self', rateLimit: { max: 60, timeWindow: '10 minutes' } } as const

export const photosRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, site, now } = options
  app.post('/api/photos', {
    summary: 'Add a photo to the viewer’s profile',
    schema: { body: AddPhoto, response: { 200: AllHers } },
    config: writes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const rule = { firstChecked: site.current().firstPhotosChecked, now: now() }
      await unitOfWork((tx) => addPhoto(tx, viewer, request.body, rule))
      return loadPhotos(db, viewer, viewer.id)
    },
  })

  app.put('/api/photos/order', {
    summary: 'Order the viewer’s photos',
    schema: { body: PhotoOrder, response: { 200: AllHers } },
    config: writes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => orderPhotos(tx, viewer, request.body.ids))
      return loadPhotos(db, viewer, viewer.id)
    },
  })

  app.patch('/api/photos/:id', {
    summary: 'Change a photo',
    schema: { params: IdParam, body: PhotoChange, response: { 200: AllHers } },
    config: writes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => changePhoto(tx, viewer, request.params.id, request.body))
      return loadPhotos(db, viewer, viewer.id)
    },
  })

  app.delete('/api/photos/:id', {
    summary: 'Remove a photo',
    schema: { params: IdParam, response: { 200: AllHers } },
    config: writes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => removePhoto(tx, viewer, request.params.id))
      return loadPhotos(db, viewer, viewer.id)
    },
  })
}
