import {
  AddWebhook,
  ChangeWebhook,
  DeskWebhook,
  DeskWebhookDeliveries,
  DeskWebhookDeliveryQuery,
  DeskWebhookQuery,
  DeskWebhookSecret,
  DeskWebhooks,
  IdParam,
  ResendDelivery,
  WaitingCount,
  WebhookAction,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { createPublicPoster, type PublicPoster } from '../../../platform/outgoing/fetch-public.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import type { Manager } from './manage-webhooks.ts'
import { revealNewSecret, rotateSecret } from './rotate-secret.ts'
import { resendDelivery, sendTest } from './send-by-hand.ts'
import { disableWebhook, enableWebhook } from './set-webhook-state.ts'
import { countStoppedWebhooks, listDeliveries, listWebhooks, loadWebhook } from './webhooks.queries.ts'
import { addWebhook, changeWebhook, deleteWebhook } from './write-webhook.ts'

const config = { access: 'admin' as const }
const address = '/api/desk/webhooks'

const managing = (request: FastifyRequest, { now }: Pick<FeatureOptions, 'now'>): Manager => ({
  viewer: viewerOf(request),
  actor: actorOf(request),
  now: now(),
})

/** Before the transaction, because the name is resolved. @throws AppError VALIDATION */
async function requirePublicAddress(poster: PublicPoster, url: string): Promise<void> {
  if (await poster.isAllowed(new URL(url))) return
  const fields = { url: ['Cette adresse mène à un réseau privé. Il en faut une que tout Internet peut joindre.'] }
  throw new AppError('VALIDATION', { fields })
}

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now }) => {
  app.get(address, {
    summary: 'List webhooks',
    schema: { querystring: DeskWebhookQuery, response: { 200: DeskWebhooks } },
    config,
    handler: (request) => listWebhooks(db, request.query, now()),
  })

  app.get(`${address}/waiting`, {
    summary: 'Count webhooks that the site disabled by itself',
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async () => ({ count: await countStoppedWebhooks(db) }),
  })

  app.get(`${address}/:id`, {
    summary: 'Get a webhook',
    schema: { params: IdParam, response: { 200: DeskWebhook } },
    config,
    handler: (request) => loadWebhook(db, request.params.id, now()),
  })

  app.get(`${address}/:id/deliveries`, {
    summary: 'List deliveries of a webhook',
    schema: { params: IdParam, querystring: DeskWebhookDeliveryQuery, response: { 200: DeskWebhookDeliveries } },
    config,
    handler: (request) => listDeliveries(db, request.params.id, request.query),
  })
}

const writeRoutes: FastifyPluginAsyncZod<FeatureOptions & { poster: PublicPoster }> = async (app, options) => {
  const { db, now, settings, unitOfWork, poster } = options
  const withSecret = async (id: number) => ({
    ...(await loadWebhook(db, id, now())),
    secret: await revealNewSecret(db, { id, now: now() }, settings),
  })

  app.post(address, {
    summary: 'Add a webhook; the answer alone contains its secret',
    schema: { body: AddWebhook, response: { 200: DeskWebhookSecret } },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      await requirePublicAddress(poster, request.body.url)
      const manager = managing(request, options)
      return withSecret(await unitOfWork((tx) => addWebhook(tx, manager, settings.secret, request.body)))
    },
  })

  app.put(`${address}/:id`, {
    summary: 'Change a webhook',
    schema: { params: IdParam, body: ChangeWebhook, response: { 200: DeskWebhook } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await requirePublicAddress(poster, request.body.url)
      await unitOfWork((tx) => changeWebhook(tx, managing(request, options), id, request.body))
      return loadWebhook(db, id, now())
    },
  })

  app.delete(`${address}/:id`, {
    summary: 'Delete a webhook and its deliveries',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => deleteWebhook(tx, managing(request, options), request.params.id))
      return { ok: true as const }
    },
  })

  app.post(`${address}/:id/rotate`, {
    summary: 'Give a webhook a new secret; the former one signs for a day',
    schema: { params: IdParam, body: WebhookAction, response: { 200: DeskWebhookSecret } },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const rotation = { id: request.params.id, ...request.body, key: settings.secret }
      await unitOfWork((tx) => rotateSecret(tx, managing(request, options), rotation))
      return withSecret(rotation.id)
    },
  })
}

const stateRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, unitOfWork } = options
  const one = { params: IdParam, response: { 200: DeskWebhook } }

  app.post(`${address}/:id/enable`, {
    summary: 'Enable a webhook',
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => enableWebhook(tx, managing(request, options), id))
      return loadWebhook(db, id, now())
    },
  })

  app.post(`${address}/:id/disable`, {
    summary: 'Disable a webhook',
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => disableWebhook(tx, managing(request, options), id))
      return loadWebhook(db, id, now())
    },
  })

  app.post(`${address}/:id/test`, {
    summary: 'Send a test to a webhook',
    schema: { ...one, body: WebhookAction },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => sendTest(tx, managing(request, options), options, { id, ...request.body }))
      return loadWebhook(db, id, now())
    },
  })

  app.post(`${address}/:id/resend`, {
    summary: 'Send a delivery of a webhook again',
    schema: { ...one, body: ResendDelivery },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => resendDelivery(tx, managing(request, options), options, { id, ...request.body }))
      return loadWebhook(db, id, now())
    },
  })
}

/** Signed messages to programs of others (decision 0061). */
export const webhooksRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const poster = options.postPublic ?? createPublicPoster()
  await app.register(readRoutes, options)
  await app.register(writeRoutes, { ...options, poster })
  await app.register(stateRoutes, options)
}
