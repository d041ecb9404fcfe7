import { randomUUID } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from './deps.ts'
import type { FeatureOptions } from './features/feature-options.ts'
import { createIdentity } from './features/identity/create-identity.ts'
import { devMailsRoutes } from './features/identity/dev-mails.routes.ts'
import { createFederatedProvider } from './features/identity/federated-provider.ts'
import { openFirebaseAccounts } from './features/identity/firebase-accounts.ts'
import { registerIdentity } from './features/identity/register-identity.ts'
import { featureListeners, registerFeatures } from './features/index.ts'
import { createPreviewAddress, type PreviewAddress } from './features/previews/public.ts'
import { openSiteSettings, type SiteSettings, type SiteSettingsStore } from './features/settings/public.ts'
import { accessPlugin } from './platform/access.ts'
import { bodyCutPlugin } from './platform/body-cut.ts'
import { countedAs } from './platform/counted-as.ts'
import { emptyJsonPlugin } from './platform/empty-json.ts'
import { AppError, errorsPlugin } from './platform/errors.ts'
import { createEventDispatcher, type EventDispatcher } from './platform/event-dispatcher.ts'
import { createFileStore } from './platform/file-store.ts'
import { openFirebase } from './platform/firebase.ts'
import { forgetEvents } from './platform/forget-events.ts'
import { createJobs, type Jobs } from './platform/jobs.ts'
import { logSerializers } from './platform/log-serializers.ts'
import { createMailer } from './platform/mail.ts'
import { createLimitStore } from './platform/nodes/limit-store.ts'
import type { NodeLink } from './platform/nodes/node-link.ts'
import { type Nodes, openNodes } from './platform/nodes/open-nodes.ts'
import { forgetShared } from './platform/nodes/postgres-memory.ts'
import { originPlugin } from './platform/origin.ts'
import { createPostOffice } from './platform/post-office.ts'
import { forgetProofs, proofPlugin } from './platform/proof-of-work.ts'
import { realtimePlugin } from './platform/realtime.ts'
import { createRepetitionGuard } from './platform/repetition-guard.ts'
import { rewriteUrl } from './platform/rewrite-url.ts'
import { serializerCompiler } from './platform/serializer.ts'
import type { SessionReader } from './platform/session.ts'
import { storableTextPlugin } from './platform/storable-text.ts'
import { createWalkGuard } from './platform/walk-guard.ts'
import { forgetDeskWrites } from './platform/write-once.ts'

declare module 'fastify' {
  interface FastifyInstance {
    events: EventDispatcher
    jobs: Jobs
    sessions: SessionReader
    /** Where the picture with these words is, for who shares the address of a page. */
    previewAddress: PreviewAddress
    /** What the desk may change of the settings, as it is now. */
    siteSettings: () => SiteSettings
  }
}

export type { ApiDeps, ApiSettings, FcmSettings, LegalNotice } from './deps.ts'
export type { DomainEvent } from './events.ts'
export { createSealedDrawings } from './features/certifications/public.ts'
export { createImageStore } from './features/files/public.ts'
export { AdminAccount, openAdminAccount } from './features/identity/open-admin-account.ts'
export { hashPassword, nextToNothing } from './features/identity/password-hash.ts'
export { askToRemoveFactor, removeLostFactor } from './features/identity/public.ts'
export { giveRole } from './features/roles/public.ts'
export type { SiteSettings } from './features/settings/public.ts'
export type { DeclaredRoute, Viewer } from './platform/access.ts'
export { atTheServer } from './platform/audit.ts'
export { cutBody } from './platform/body-cut.ts'
export { type Encoding, encodingFor } from './platform/content-encoding.ts'
export { AppError, errorEnvelope } from './platform/errors.ts'
export { createFileStore, type FileStore, proveFileStore, type S3Settings } from './platform/file-store.ts'
export type { FirebaseSettings } from './platform/firebase.ts'
export { proveMailServer, type RenderMail } from './platform/mail.ts'
export { proveRedis } from './platform/nodes/prove-redis.ts'
export { onBehalfOf } from './platform/page-call.ts'
export { createUnitOfWork, type UnitOfWork } from './platform/unit-of-work.ts'
export { lookAtSeals, renewSeals } from './renew-seals.ts'

const BODY_LIMIT = 256 * 1024

// What the contract says no word of its own about is told in French too.
z.config(z.locales.fr())

/** Every method of the API, and what a sender of pictures in parts (tus) reads of its answers. */
const crossOrigin = (origin: string[]) => ({
  origin,
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['Location', 'Retry-After', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'X-Request-Id'],
})

async function registerPlatform(
  app: FastifyInstance,
  deps: ApiDeps,
  { sessions, nodes }: { sessions: SessionReader; nodes: Nodes },
): Promise<void> {
  const { settings } = deps
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(errorsPlugin)
  await app.register(bodyCutPlugin)
  await app.register(emptyJsonPlugin)
  await app.register(storableTextPlugin)
  await app.register(cookie)
  // Programs and pages on another origin come with a bearer token, never with a cookie.
  if (settings.corsOrigins.length > 0) await app.register(cors, crossOrigin(settings.corsOrigins))
  await app.register(originPlugin, { publicUrl: settings.publicUrl })
  await app.register(accessPlugin, { sessions })
  await app.register(rateLimit, {
    global: false,
    // Alone, the library's own store is all there is to ask.
    ...(nodes.bus && { store: createLimitStore(nodes.memory) }),
    allowList: () => !settings.limits,
    keyGenerator: (request) => request.viewer?.id.toString() ?? countedAs(request.ip),
    hook: 'preHandler',
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(context.ttl / 1000) }),
  })
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 10 } })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Consœurs', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
  await app.register(proofPlugin, { settings })
  const { publicUrl, corsOrigins } = settings
  await app.register(realtimePlugin, { sessions, publicUrl, corsOrigins, bus: nodes.bus, beatMs: deps.beatMs })
}

/** Of the pages that show the API to programmers: their own files, and styles that they write themselves. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' }, handler: () => app.swagger() })
}

interface SettingsParts {
  site: SiteSettingsStore
  events: EventDispatcher
  logger: FastifyBaseLogger
}

/** What one node changes of the site's settings, the others read again; their pages say it from then on. */
function followSettings(nodes: NodeLink, { site, events, logger }: SettingsParts): void {
  const reread = () =>
    site.reread().then(
      () => nodes.changedHere('pages'),
      (error: unknown) => logger.error({ err: error }, 'the settings could not be read again'),
    )
  events.onCommitted(({ type }) => {
    if (type === 'settings.changed') nodes.tell({ about: 'changed', what: 'settings' })
  })
  nodes.onChanged((what) => {
    if (what === 'settings') void reread()
  })
  nodes.onMissed(() => void reread())
}

/**
 * The API: platform plugins first, then the features. The caller starts `events` and `jobs` (`start`) once it is ready
 * to serve and stops everything with `app.close()`.
 */
export async function buildApp(deps: ApiDeps): Promise<FastifyInstance> {
  const { db, pool, brand, settings, renderMail } = deps
  const now = deps.now ?? (() => new Date())
  const app: FastifyInstance = Fastify({
    // Of one request among those of every node: what an answer that went wrong and its lines in the log have in common.
    genReqId: () => randomUUID(),
    ...(deps.logger ? { loggerInstance: deps.logger.child({}, { serializers: logSerializers }) } : { logger: false }),
    rewriteUrl,
    bodyLimit: BODY_LIMIT,
    ...(deps.openServer && { serverFactory: deps.openServer }),
    trustProxy: settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  deps.prepare?.(app)
  const jobs = createJobs({ pool, logger: app.log })
  const mailer = createMailer(settings)
  const deliver = createPostOffice({ mailer, brand, settings, renderMail })
  const federated = settings.identityProvider
    ? createFederatedProvider({ settings: settings.identityProvider, publicUrl: settings.publicUrl, logger: app.log })
    : null
  const firebase = settings.firebase ? await openFirebase(settings.firebase) : null
  const accounts = firebase && settings.identity === 'firebase' ? await openFirebaseAccounts(firebase) : null
  const identityParts = { app, db, brand, settings, jobs, deliver, federated, firebase: accounts, now }
  const { auth, codes, sessions } = createIdentity({ ...identityParts, passwordCost: deps.passwordCost })
  const nodes = await openNodes(deps, app.log)
  await registerPlatform(app, deps, { sessions, nodes })

  const site = await openSiteSettings(db, settings)
  const parts: Omit<FeatureOptions, 'unitOfWork'> = {
    ...{ db, brand, settings, site, firebase, jobs, deliver, renderMail, now },
    realtime: app.realtime,
    fileStore: createFileStore(settings),
    repetition: createRepetitionGuard({ limits: settings.limits, now, memory: nodes.memory }),
    walks: createWalkGuard({
      limits: settings.limits,
      now,
      memory: nodes.memory,
      alarm: (walker) => app.events.unitOfWork(async (tx) => tx.emit({ type: 'profiles.walked', ...walker })),
    }),
    cards: (viewer) => ({ viewer, now: now(), freshnessUpTo720Hours: brand.features.freshnessUpTo720Hours }),
  }
  const events = createEventDispatcher({ db, logger: app.log, listeners: featureListeners(parts) })
  app.decorate('events', events)
  if (app.nodes) followSettings(app.nodes, { site, events, logger: app.log })
  app.decorate('jobs', jobs)
  app.decorate('sessions', sessions)
  app.decorate('siteSettings', site.current)
  app.decorate('previewAddress', createPreviewAddress({ secret: settings.secret, brandCode: brand.code }))

  jobs.work('mail', deliver)
  jobs.work('proofs.forget', () => events.unitOfWork((tx) => forgetProofs(tx, now())))
  jobs.work('nodes.forget', () => forgetShared(pool))
  jobs.work('events.forget', async () => {
    await events.unitOfWork((tx) => forgetEvents(tx, now()))
    await events.unitOfWork((tx) => forgetDeskWrites(tx, now()))
  })

  const { unitOfWork } = events
  await registerIdentity(app, { ...parts, auth, codes, unitOfWork, provider: federated, firebase: accounts })
  if (settings.mode === 'demo') await app.register(devMailsRoutes, { mailer })
  await registerFeatures(app, { ...parts, unitOfWork })
  await registerDocs(app)
  app.addHook('onClose', async () => {
    await events.stop()
    await jobs.stop()
    await firebase?.close()
  })
  return app
}
