import { limits } from '@consoeurs/contract'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ApiDeps } from './deps.ts'
import type { FeatureOptions } from './features/feature-options.ts'
import { createAuth } from './features/identity/auth.ts'
import { completeAccount } from './features/identity/complete-account.ts'
import { devMailsRoutes } from './features/identity/dev-mails.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { createSessionReader } from './features/identity/session-reader.ts'
import { featureListeners, registerFeatures } from './features/index.ts'
import { accessPlugin } from './platform/access.ts'
import { AppError, errorsPlugin } from './platform/errors.ts'
import { createEventDispatcher, type EventDispatcher } from './platform/event-dispatcher.ts'
import { createFileStore } from './platform/file-store.ts'
import { forgetEvents } from './platform/forget-events.ts'
import { createJobs, type Jobs } from './platform/jobs.ts'
import { createMailer } from './platform/mail.ts'
import { originPlugin } from './platform/origin.ts'
import { realtimePlugin } from './platform/realtime.ts'
import type { SessionReader } from './platform/session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    events: EventDispatcher
    jobs: Jobs
    sessions: SessionReader
  }
}

export { hashPassword } from 'better-auth/crypto'
export type { ApiDeps, ApiSettings } from './deps.ts'
export { createImageStore } from './features/files/public.ts'
export type { DeclaredRoute, Viewer } from './platform/access.ts'
export type { RenderMail } from './platform/mail.ts'
export { onBehalfOf } from './platform/page-call.ts'

const BODY_LIMIT = 256 * 1024

async function registerPlatform(app: FastifyInstance, deps: ApiDeps, sessions: SessionReader): Promise<void> {
  const { settings } = deps
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(errorsPlugin)
  await app.register(cookie)
  // Programs and pages on another origin come with a bearer token, never with a cookie.
  if (settings.corsOrigins.length > 0) await app.register(cors, { origin: settings.corsOrigins, credentials: false })
  await app.register(originPlugin, { publicUrl: settings.publicUrl })
  await app.register(accessPlugin, { sessions })
  await app.register(rateLimit, {
    global: false,
    allowList: () => !settings.limits,
    keyGenerator: (request) => request.viewer?.id.toString() ?? request.ip,
    hook: 'preHandler',
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(context.ttl / 1000) }),
  })
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 10 } })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Consœurs', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
  await app.register(realtimePlugin, { sessions, publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
}

async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' }, handler: () => app.swagger() })
}

/**
 * The API: platform plugins first, then the features. The caller starts `events` and `jobs` (`start`) once it is ready
 * to serve and stops everything with `app.close()`.
 */
export async function buildApp(deps: ApiDeps): Promise<FastifyInstance> {
  const { db, pool, brand, settings } = deps
  const now = deps.now ?? (() => new Date())
  const app: FastifyInstance = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  const jobs = createJobs({ pool, logger: app.log })
  const auth = createAuth({
    db,
    brand,
    settings,
    jobs,
    logger: app.log,
    onCreated: (userId) => app.events.unitOfWork((tx) => completeAccount(tx, userId, brand)),
  })
  const sessions = createSessionReader({ auth, db, now })
  await registerPlatform(app, deps, sessions)

  const parts: Omit<FeatureOptions, 'unitOfWork'> = {
    db,
    brand,
    settings,
    jobs,
    now,
    realtime: app.realtime,
    fileStore: createFileStore(settings),
    cards: (viewer) => ({ viewer, now: now(), freshnessUpTo720Hours: brand.features.freshnessUpTo720Hours }),
  }
  const events = createEventDispatcher({ db, logger: app.log, listeners: featureListeners(parts) })
  app.decorate('events', events)
  app.decorate('jobs', jobs)
  app.decorate('sessions', sessions)

  const mailer = createMailer(settings)
  jobs.work('mail', async ({ kind, to, props }) => {
    const rendered = await deps.renderMail(kind, props, {
      name: brand.name,
      code: brand.code,
      publicUrl: settings.publicUrl,
    })
    await mailer.send(to, rendered)
  })

  jobs.work('events.forget', () => events.unitOfWork((tx) => forgetEvents(tx, now())))

  await app.register(identityRoutes, { auth, db, settings, unitOfWork: events.unitOfWork, now })
  if (settings.mode === 'demo') await app.register(devMailsRoutes, { mailer })
  await registerFeatures(app, { ...parts, unitOfWork: events.unitOfWork })
  await registerDocs(app)
  app.addHook('onClose', async () => {
    await events.stop()
    await jobs.stop()
  })
  return app
}
