import {
  BatchCard,
  BatchesQuery,
  BatchView,
  ChangeBatch,
  FinishBatch,
  Id,
  IdParam,
  NewBatch,
  NewBatchQuery,
  page,
  StartBatch,
  TriedQuery,
  TriedResults,
  WriteBatchNote,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listBatches, loadBatch } from './batches.queries.ts'
import { changeBatch, deleteBatch } from './change-batch.ts'
import { finishBatch } from './finish-batch.ts'
import { loadNewBatch } from './new-batch.ts'
import { deleteNote, noteBatch } from './note-batch.ts'
import { remindBatches } from './remind-batches.ts'
import { listTried } from './results.queries.ts'
import { startBatch } from './start-batch.ts'

const often = { max: 60, timeWindow: '1 minute' }
const rarely = { max: 60, timeWindow: '1 hour' }
const Done = z.object({ ok: z.literal(true) })
const NoteParam = IdParam.extend({ noteId: z.coerce.number().pipe(Id) })

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now, cards }) => {
  app.get('/api/batches', {
    summary: 'List the viewer’s batches, such as ferments and sprouts',
    schema: { querystring: BatchesQuery, response: { 200: page(BatchCard) } },
    config: { access: 'self' },
    handler: (request) => listBatches(db, viewerOf(request), request.query, now()),
  })

  app.get('/api/batches/new', {
    summary: 'Get what starts a new batch from a recipe',
    schema: { querystring: NewBatchQuery, response: { 200: NewBatch } },
    config: { access: 'member' },
    handler: (request) => loadNewBatch(db, viewerOf(request), request.query),
  })

  app.get('/api/batches/tried', {
    summary: 'List results of a recipe that members published',
    schema: { querystring: TriedQuery, response: { 200: TriedResults } },
    config: { access: 'member' },
    handler: (request) => {
      const viewer = viewerOf(request)
      return listTried(db, cards(viewer), request.query)
    },
  })

  app.get('/api/batches/:id', {
    summary: 'Get a batch with its steps and notes',
    schema: { params: IdParam, response: { 200: BatchView } },
    config: { access: 'self' },
    handler: (request) => loadBatch(db, viewerOf(request), request.params.id, now()),
  })
}

const writeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, repetition }) => {
  app.post('/api/batches', {
    summary: 'Start a batch',
    schema: { body: StartBatch, response: { 200: BatchView } },
    config: { access: 'member', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const id = await unitOfWork((tx) => startBatch(tx, viewer, request.body, now()))
      return loadBatch(db, viewer, id, now())
    },
  })

  app.patch('/api/batches/:id', {
    summary: 'Change a batch',
    schema: { params: IdParam, body: ChangeBatch, response: { 200: BatchView } },
    config: { access: 'self', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => changeBatch(tx, viewer, { id, change: request.body, now: now() }))
      return loadBatch(db, viewer, id, now())
    },
  })

  app.put('/api/batches/:id/result', {
    summary: 'Finish a batch with its result',
    schema: { params: IdParam, body: FinishBatch, response: { 200: BatchView } },
    config: { access: 'self', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      const result = request.body
      const words = { to: 'comments', target: `batch-${id}`, words: result.learned } as const
      if (result.sharing !== 'private') await repetition.check(viewer, words)
      await unitOfWork((tx) => finishBatch(tx, viewer, { id, result, now: now() }))
      if (result.sharing !== 'private') await repetition.remember(viewer, words)
      return loadBatch(db, viewer, id, now())
    },
  })

  app.delete('/api/batches/:id', {
    summary: 'Delete a batch',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'self', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => deleteBatch(tx, viewerOf(request), request.params.id))
      return { ok: true as const }
    },
  })
}

const noteRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  app.post('/api/batches/:id/notes', {
    summary: 'Write a note on a batch',
    schema: { params: IdParam, body: WriteBatchNote, response: { 200: BatchView } },
    config: { access: 'self', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => noteBatch(tx, viewer, { id, note: request.body, now: now() }))
      return loadBatch(db, viewer, id, now())
    },
  })

  app.delete('/api/batches/:id/notes/:noteId', {
    summary: 'Delete a note of a batch',
    schema: { params: NoteParam, response: { 200: BatchView } },
    config: { access: 'self', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id, noteId } = request.params
      await unitOfWork((tx) => deleteNote(tx, viewer, { id, noteId }))
      return loadBatch(db, viewer, id, now())
    },
  })
}

/** « Mes bocaux ». Not in every brand. */
export const batchesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { brand, jobs } = options
  jobs.work('batches.remind', async () => {
    if (brand.features.kitchen) await remindBatches(options)
  })
  if (!brand.features.kitchen) return
  await app.register(readRoutes, options)
  await app.register(writeRoutes, options)
  await app.register(noteRoutes, options)
}
