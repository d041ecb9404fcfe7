import {
  EditSwap,
  IdParam,
  PublishSwap,
  ReserveSwap,
  SwapRequests,
  SwapsPage,
  SwapsQuery,
  SwapView,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { handOverSwap, releaseSwap, removeSwap, renewSwap, reserveSwap } from './change-swap.ts'
import { editSwap } from './edit-swap.ts'
import { listSwaps } from './list-swaps.ts'
import { publishSwap } from './publish-swap.ts'
import { listRequests, loadSwap, requireSwap } from './swaps.queries.ts'
import { tendSwaps } from './tend-swaps.ts'

const one = { params: IdParam, response: { 200: SwapView } }
const changes = { access: 'member' as const, rateLimit: { max: 60, timeWindow: '10 minutes' } }

type ChangeSwap = (tx: Tx, viewer: Viewer, change: { id: number; now: Date }) => Promise<void>

const ownerRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, cards }) => {
  const load = (viewer: Viewer, id: number) => loadSwap(db, cards(viewer), id)

  app.get('/api/swaps/:id/requests', {
    summary: 'List who asked for the viewer’s offer',
    schema: { params: IdParam, response: { 200: SwapRequests } },
    config: { access: 'member' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const swap = await requireSwap(db, viewer, request.params.id, now())
      if (swap.ownerId !== viewer.id) throw new AppError('FORBIDDEN')
      return { items: await listRequests(db, cards(viewer), swap) }
    },
  })

  app.put('/api/swaps/:id/reservation', {
    summary: 'Reserve an offer for a member',
    schema: { ...one, body: ReserveSwap },
    config: changes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => reserveSwap(tx, viewer, { id, memberId: request.body.memberId, now: now() }))
      return load(viewer, id)
    },
  })

  const simple: { summary: string; method: 'delete' | 'put'; path: string; change: ChangeSwap }[] = [
    {
      summary: 'Release the reservation of an offer',
      method: 'delete',
      path: '/api/swaps/:id/reservation',
      change: releaseSwap,
    },
    {
      summary: 'Mark an offer as handed over',
      method: 'put',
      path: '/api/swaps/:id/handed-over',
      change: handOverSwap,
    },
    { summary: 'Renew an offer', method: 'put', path: '/api/swaps/:id/renewal', change: renewSwap },
  ]
  for (const { summary, method, path, change } of simple)
    app[method](path, {
      summary,
      schema: one,
      config: changes,
      handler: async (request) => {
        const viewer = viewerOf(request)
        const { id } = request.params
        await unitOfWork((tx) => change(tx, viewer, { id, now: now() }))
        return load(viewer, id)
      },
    })
}

/** « Trocs et surplus ». Not in every brand. */
export const swapsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, jobs, unitOfWork, now, cards } = options
  jobs.work('swaps.tend', async () => {
    if (brand.features.swaps) await tendSwaps(options)
  })
  if (!brand.features.swaps) return
  // Hints alone, and each is sent by its own rule.
  options.realtime.allowWatching('swaps', () => Promise.resolve({}))
  await app.register(ownerRoutes, options)

  app.get('/api/swaps', {
    summary: 'List offers near the viewer',
    schema: { querystring: SwapsQuery, response: { 200: SwapsPage } },
    config: { access: 'member' },
    handler: (request) => {
      const viewer = viewerOf(request)
      return listSwaps(db, cards(viewer), request.query)
    },
  })

  app.get('/api/swaps/:id', {
    summary: 'Get an offer',
    schema: one,
    config: { access: 'member' },
    handler: (request) => {
      const viewer = viewerOf(request)
      return loadSwap(db, cards(viewer), request.params.id)
    },
  })

  app.post('/api/swaps', {
    summary: 'Publish an offer',
    schema: { body: PublishSwap, response: { 200: SwapView } },
    config: { access: 'member', rateLimit: { max: 20, timeWindow: '1 hour' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const id = await unitOfWork((tx) => publishSwap(tx, viewer, { brand, draft: request.body, now: now() }))
      return loadSwap(db, cards(viewer), id)
    },
  })

  app.put('/api/swaps/:id', {
    summary: 'Change an open offer',
    schema: { ...one, body: EditSwap },
    config: changes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => editSwap(tx, viewer, { id, brand, draft: request.body, now: now() }))
      return loadSwap(db, cards(viewer), id)
    },
  })

  app.delete('/api/swaps/:id', {
    summary: 'Delete an offer',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: changes,
    handler: async (request) => {
      await unitOfWork((tx) => removeSwap(tx, viewerOf(request), { id: request.params.id, now: now() }))
      return { ok: true as const }
    },
  })
}
