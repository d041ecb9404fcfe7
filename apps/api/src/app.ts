import { randomUUID } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { ApiDeps } from './deps.ts'
import { collectRoutes, registerDocs } from './description/description.ts'
import { createFederatedProvider } from './features/account/auth/federated-provider.ts'
import { openFirebaseAccounts } from './features/account/firebase/firebase-accounts.ts'
import { createIdentity } from './features/account/identity/create-identity.ts'
import { devMailsRoutes } from './features/account/identity/dev-mails.routes.ts'
import { registerIdentity } from './features/account/identity/register-identity.ts'
import type { FeatureOptions } from './features/feature-options.ts'
import { openSiteSettings, type SiteSettings, type SiteSettingsStore } from './features/foundation/settings/public.ts'
import { featureListeners, registerFeatures } from './features/index.ts'
import { askMeasureReview, loadActiveSuspension } from './features/moderation/reviews/public.ts'
import { loadOwnUser } from './features/operations/users/public.ts'
import { deleteOldDeliveries } from './features/operations/webhooks/public.ts'
import { createPreviewAddress, type PreviewAddress } from './features/publishing/previews/public.ts'
import { followAccess } from './live-access.ts'
import { type ClusterConnection, connectCluster } from './platform/cluster/connect-cluster.ts'
import { createFileStore } from './platform/data/file-store.ts'
import { deleteOldIdempotencyKeys } from './platform/data/idempotency.ts'
import { openFirebase } from './platform/delivery/firebase.ts'
import { createJobs, type Jobs } from './platform/delivery/jobs.ts'
import { createMailTransport } from './platform/delivery/mail-transport.ts'
import { createMailer } from './platform/delivery/mailer.ts'
import { deleteOldEvents } from './platform/events/delete-old-events.ts'
import { createEventDispatcher, type EventDispatcher } from './platform/events/event-dispatcher.ts'
import { accessPlugin } from './platform/http/access.ts'
import type { ApiTokenReader } from './platform/http/api-token.ts'
import { bodyCutPlugin } from './platform/http/body-cut.ts'
import { emptyJsonPlugin } from './platform/http/empty-json.ts'
import { setErrorSentences } from './platform/http/error-sentences.ts'
import { AppError, errorsPlugin } from './platform/http/errors.ts'
import { logSerializers } from './platform/http/log-serializers.ts'
import { originPlugin } from './platform/http/origin.ts'
import { pageReadsPlugin } from './platform/http/page-reads.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { rewriteUrl } from './platform/http/rewrite-url.ts'
import { serializerCompiler } from './platform/http/serializer.ts'
import type { SessionReader } from './platform/http/session.ts'
import { storableTextPlugin } from './platform/http/storable-text.ts'
import type { Cluster } from './platform/live/cluster.ts'
import { realtimePlugin } from './platform/live/realtime.ts'
import { createDuplicateContentFilter } from './platform/rate-limits/duplicate-content-filter.ts'
import { createMemoryStore } from './platform/rate-limits/memory-store.ts'
import { createPostgresStore, forgetShared } from './platform/rate-limits/postgres-store.ts'
import { deleteOldProofs, proofPlugin } from './platform/rate-limits/proof-of-work.ts'
import { rateLimitKeyOf } from './platform/rate-limits/rate-limit-key.ts'
import type { RateLimitStore } from './platform/rate-limits/rate-limit-store.ts'
import { createRouteLimits } from './platform/rate-limits/route-limits.ts'
import { createScrapingLimiter } from './platform/rate-limits/scraping-limiter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    events: EventDispatcher
    jobs: Jobs
    sessions: SessionReader
    /** URL of a page's preview image. */
    previewAddress: PreviewAddress
    /** Current values of the settings that administrators may change. */
    siteSettings: () => SiteSettings
  }
}

export { type CacheTag, tagsOfEvent } from './cache-tags.ts'
export type { ApiDeps, ApiSettings, FcmSettings, LegalNotice } from './deps.ts'
export { isDescribedError } from './description/operation-errors.ts'
export type { DomainEvent } from './events.ts'
export { hashPassword, nextToNothing } from './features/account/auth/password-hash.ts'
export { removeLostFactor, requestFactorRemoval } from './features/account/second-factor/public.ts'
export { AdminAccount, openAdminAccount } from './features/account/sign-up/open-admin-account.ts'
export { createImageStore, openIncoming } from './features/foundation/files/public.ts'
export type { SiteSettings } from './features/foundation/settings/public.ts'
export { createEncryptedDrawings } from './features/moderation/certifications/public.ts'
export {
  type ContentKind,
  type ExportCounts,
  exportContent,
  type ImportCounts,
  type ImportOutcome,
  type ImportProblem,
  type ImportProblemCode,
  type ImportRefusal,
  ImportRefused,
  type ImportReport,
  importContent,
  importMembers,
  loadImportAuthor,
} from './features/operations/imports/public.ts'
export { giveRole } from './features/operations/roles/public.ts'
export { proveRedis } from './platform/cluster/redis-client.ts'
export { serverActor } from './platform/data/audit.ts'
export { createFileStore, type FileStore, proveFileStore, type S3Settings } from './platform/data/file-store.ts'
export { createUnitOfWork, type UnitOfWork } from './platform/data/unit-of-work.ts'
export type { FirebaseSettings } from './platform/delivery/firebase.ts'
export { proveMailServer, type RenderMail } from './platform/delivery/mail-transport.ts'
export type { DeclaredRoute, Viewer } from './platform/http/access.ts'
export { cutBody } from './platform/http/body-cut.ts'
export { type Encoding, encodingFor, encodingOnce, type KeptEncoding } from './platform/http/content-encoding.ts'
export { AppError, errorEnvelope } from './platform/http/errors.ts'
export { isPublicHost } from './platform/http/origin.ts'
export { onBehalfOf, recordCacheTags } from './platform/http/page-call.ts'
export { createPublicFetcher } from './platform/outgoing/fetch-public.ts'
export { checkEncryptedColumns, reencryptColumns } from './reencrypt-columns.ts'

const BODY_LIMIT = 256 * 1024

setErrorSentences()

/** Every method of the API, and the response headers that tus clients read. */
const crossOrigin = (origin: string[]) => ({
  origin,
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['Location', 'Retry-After', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'X-Request-Id'],
})

interface PlatformParts {
  sessions: SessionReader
  apiTokens: ApiTokenReader
  connection: ClusterConnection | null
  store: RateLimitStore
}

async function registerPlatform(
  app: FastifyInstance,
  deps: ApiDeps,
  { sessions, apiTokens, connection, store }: PlatformParts,
): Promise<void> {
  const { settings } = deps
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(bodyCutPlugin)
  await app.register(emptyJsonPlugin)
  await app.register(storableTextPlugin)
  await app.register(cookie)
  // Programs and pages on other origins send a bearer token, never a cookie.
  if (settings.corsOrigins.length > 0) await app.register(cors, crossOrigin(settings.corsOrigins))
  await app.register(originPlugin, { publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
  await app.register(accessPlugin, { sessions, apiTokens })
  await app.register(pageReadsPlugin)
  await app.register(rateLimit, {
    global: false,
    // A single process uses the library's own store.
    ...(connection && { store: createRouteLimits(store) }),
    allowList: () => !settings.limits,
    keyGenerator: rateLimitKeyOf,
    hook: 'preHandler',
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(context.ttl / 1000) }),
  })
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 10 } })
  await collectRoutes(app, { brand: deps.brand, publicUrl: settings.publicUrl })
  await app.register(proofPlugin, { settings })
  const { publicUrl, corsOrigins } = settings
  await app.register(realtimePlugin, { sessions, publicUrl, corsOrigins, connection, heartbeatMs: deps.heartbeatMs })
}

const openRateLimitStore = ({ settings, pool }: ApiDeps) =>
  settings.nodes ? createPostgresStore(pool, settings.secret) : createMemoryStore()

interface SettingsParts {
  site: SiteSettingsStore
  events: EventDispatcher
  logger: FastifyBaseLogger
}

/** Reloads settings that another node changed, then invalidates cached pages. */
function followSettings(cluster: Cluster, { site, events, logger }: SettingsParts): void {
  const reread = () =>
    site.reread().then(
      () => cluster.emit('pages-changed', ['site']),
      (error: unknown) => logger.error({ err: error }, 'the settings could not be read again'),
    )
  events.onCommitted(({ type }) => {
    if (type === 'settings.changed') cluster.send('settings-changed')
  })
  cluster.on('settings-changed', reread)
  cluster.on('catch-up', reread)
}

/** Injected from higher groups. */
const fromHigherGroups = {
  loadUser: loadOwnUser,
  measures: { loadMeasure: loadActiveSuspension, askReview: askMeasureReview },
}

const ofCards = ({ features: { freshnessUpTo720Hours }, health }: ApiDeps['brand']) => ({
  freshnessUpTo720Hours,
  health,
})

function createServer(deps: ApiDeps): FastifyInstance {
  return Fastify({
    // Unique over all nodes: connects an error response with its log lines.
    genReqId: () => randomUUID(),
    ...(deps.logger ? { loggerInstance: deps.logger.child({}, { serializers: logSerializers }) } : { logger: false }),
    logController: new RequestLog(),
    rewriteUrl,
    bodyLimit: BODY_LIMIT,
    ...(deps.openServer && { serverFactory: deps.openServer }),
    trustProxy: deps.settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
}

/** Before any route: Fastify binds the error handler when a route is added. */
async function prepareServer(app: FastifyInstance, { prepare }: ApiDeps): Promise<void> {
  await app.register(errorsPlugin)
  prepare?.(app)
}

/**
 * Registers platform plugins, then features. The caller starts `events` and `jobs`, and stops everything with
 * `app.close()`.
 */
export async function buildApp(deps: ApiDeps): Promise<FastifyInstance> {
  const { db, pool, brand, settings, renderMail } = deps
  const now = deps.now ?? (() => new Date())
  const app = createServer(deps)
  await prepareServer(app, deps)
  const jobs = createJobs({ pool, logger: app.log })
  const mailer = createMailTransport(settings)
  const site = await openSiteSettings(db, settings, brand)
  const operatorEmail = () => site.current().operatorEmail
  const deliver = createMailer({ db, mailer, brand, settings, renderMail, operatorEmail })
  const federated = settings.identityProvider
    ? createFederatedProvider({ settings: settings.identityProvider, publicUrl: settings.publicUrl, logger: app.log })
    : null
  const firebase = settings.firebase ? await openFirebase(settings.firebase) : null
  const accounts = firebase && settings.identity === 'firebase' ? await openFirebaseAccounts(firebase) : null
  const identityParts = { app, db, brand, settings, jobs, deliver, federated, firebase: accounts, now }
  const { auth, codes, sessions, apiTokens } = createIdentity({ ...identityParts, passwordCost: deps.passwordCost })
  const connection = await connectCluster(deps, app.log)
  const guarded = { limits: settings.limits, now, store: openRateLimitStore(deps) }
  await registerPlatform(app, deps, { sessions, apiTokens, connection, store: guarded.store })

  const parts: Omit<FeatureOptions, 'unitOfWork'> = {
    ...{ db, brand, settings, site, firebase, jobs, deliver, renderMail, now },
    ...{ fetchPublic: deps.fetchPublic, postPublic: deps.postPublic },
    realtime: app.realtime,
    fileStore: createFileStore(settings),
    repetition: createDuplicateContentFilter(guarded),
    walks: createScrapingLimiter({
      ...guarded,
      alarm: (walker) => app.events.unitOfWork(async (tx) => tx.emit({ type: 'profiles.walked', ...walker })),
    }),
    cards: (viewer) => ({ viewer, now: now(), ...ofCards(brand) }),
  }
  const events = createEventDispatcher({ db, logger: app.log, listeners: featureListeners(parts) })
  app.decorate('events', followAccess(events, app.realtime))
  if (app.cluster) followSettings(app.cluster, { site, events, logger: app.log })
  app.decorate('jobs', jobs)
  app.decorate('sessions', sessions)
  app.decorate('siteSettings', site.current)
  app.decorate('previewAddress', createPreviewAddress({ secret: settings.secret, brandCode: brand.code }))

  jobs.work('mail', deliver)
  jobs.work('proofs.forget', () => events.unitOfWork((tx) => deleteOldProofs(tx, now())))
  jobs.work('nodes.forget', () => forgetShared(pool))
  jobs.work('events.forget', async () => {
    await events.unitOfWork((tx) => deleteOldEvents(tx, now()))
    await events.unitOfWork((tx) => deleteOldIdempotencyKeys(tx, now()))
    await events.unitOfWork((tx) => deleteOldDeliveries(tx, now()))
  })

  const { unitOfWork } = events
  const identity = { ...guarded, auth, codes, provider: federated, firebase: accounts, ...fromHigherGroups }
  await registerIdentity(app, { ...parts, ...identity, unitOfWork })
  if (settings.mode === 'demo') await app.register(devMailsRoutes, { mailer })
  await registerFeatures(app, { ...parts, unitOfWork })
  await registerDocs(app, { brand })
  app.addHook('onClose', async () => {
    await events.stop()
    await jobs.stop()
    await firebase?.close()
  })
  return app
}
