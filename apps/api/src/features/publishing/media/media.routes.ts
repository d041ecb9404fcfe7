import { AddMedia, IdParam, MediaInfo, MediaQuery, MediaUse, MediaView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { addMedia, describeMedia, removeMedia } from './change-media.ts'
import { findUses, listMedia, loadMedia } from './media.queries.ts'

const Done = z.object({ ok: z.literal(true) })

/** Strapi's addresses; upload the file first (`POST /api/files`). */
export const mediaRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  const one = async (id: number): Promise<MediaView> => {
    const found = (await loadMedia(db, [id])).get(id)
    if (found === undefined) throw new AppError('NOT_FOUND')
    return { id, ...found.attributes }
  }

  app.get('/api/upload/files', {
    summary: 'List the media library',
    schema: { querystring: MediaQuery, response: { 200: z.object({ items: z.array(MediaView), total: z.number() }) } },
    config: { access: 'editor', scopes: ['content:read'] },
    handler: (request) => listMedia(db, request.query),
  })

  app.get('/api/upload/files/:id', {
    summary: 'Get a picture of the media library',
    schema: { params: IdParam, response: { 200: MediaView } },
    config: { access: 'editor', scopes: ['content:read'] },
    handler: (request) => one(request.params.id),
  })

  app.get('/api/upload/files/:id/uses', {
    summary: 'List the content that shows a picture of the media library',
    schema: { params: IdParam, response: { 200: z.object({ items: z.array(MediaUse) }) } },
    config: { access: 'editor', scopes: ['content:read'] },
    handler: async (request) => ({ items: await findUses(db, (await one(request.params.id)).id) }),
  })

  app.post('/api/upload/files', {
    summary: 'Add an uploaded picture to the media library',
    schema: { body: AddMedia, response: { 200: MediaView } },
    config: { access: 'editor', scopes: ['content:write'], rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { file: fileId, name = '', alternativeText = '', caption = '' } = request.body
      const info = { name, alternativeText, caption }
      return one(await unitOfWork((tx) => addMedia(tx, viewerOf(request), { fileId, info, now: now() })))
    },
  })

  app.put('/api/upload/files/:id', {
    summary: 'Describe a picture of the media library',
    schema: { params: IdParam, body: MediaInfo, response: { 200: MediaView } },
    config: { access: 'editor', scopes: ['content:write'], rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => describeMedia(tx, viewerOf(request), { id, info: request.body, now: now() }))
      return one(id)
    },
  })

  app.delete('/api/upload/files/:id', {
    summary: 'Remove a picture from the media library',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'editor', scopes: ['content:write'], rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => removeMedia(tx, viewerOf(request), request.params.id))
      return { ok: true as const }
    },
  })
}
