import { setTimeout as pause } from 'node:timers/promises'
import { type ApiDeps, buildApp, nextToNothing, type RenderMail } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'
import type { Installation } from './data/open-installation.ts'
import { openHttpServer } from './load-shedding/http-server.ts'
import { createLoadShedding, type LoadShedding } from './load-shedding/load-shedding.ts'
import type { ProcessMetrics } from './metrics/process-metrics.ts'
import { registerMetrics } from './metrics/register-metrics.ts'
import { watchInvalidations } from './page-cache/invalidations.ts'
import { mountWeb, type WebParts } from './pages/mount-web.ts'
import { addHeadersToEveryResponse, commonHeaders } from './pages/page-security.ts'
import { openWebBuild } from './pages/web-build.ts'
import { timed } from './process/console.ts'
import { registerHealth } from './process/health.ts'
import type { Lifecycle } from './process/lifecycle.ts'
import { createLogger } from './process/logger.ts'
import { openMails } from './process/mails.ts'
import { portRefusal } from './process/port.ts'
import type { Settings } from './settings/settings.ts'

/** For a load balancer to notice that /readyz fails. */
const LEAVE_MS = 3_000
const DRAIN_MS = 4_000
/** Pending connections, as many as net.core.somaxconn allows. Beyond it the browser retries after 1, 3, 7 and 15 s. */
const BACKLOG = 4_096

interface SiteParts {
  life: Lifecycle
  renderMail: RenderMail
  web: WebParts
}

/** Opens the site and its port. */
export async function serve(installation: Installation, settings: Settings, life: Lifecycle): Promise<void> {
  const parts = await life.step(async () => ({ renderMail: await openMails(), web: await openWebBuild() }))
  const app = await openSite(installation, settings, { life, ...parts })
  await life.step(() => listen(app, settings))
}

/** Everything but the port. */
export async function openSite(
  installation: Installation,
  settings: Settings,
  parts: SiteParts,
): Promise<FastifyInstance> {
  const { life } = parts
  const app = await life.step(() => timed('Assemblage du site', () => assemble(installation, settings, parts)))
  await life.step(async () => {
    await app.jobs.start()
    // A new release may find recipes by other rules, and the demo's are not indexed yet.
    await app.jobs.enqueue('recipes.recognise', {})
    app.events.start()
  })
  return app
}

function depsOf(
  { database, brand, secret, secretsBefore }: Installation,
  settings: Settings,
  renderMail: RenderMail,
): ApiDeps {
  const { mode, publicUrl, limits, dataDir, s3, smtpUrl, smtpFrom, operatorEmail, identityProvider } = settings
  return {
    db: database.db,
    pool: database.pool,
    brand,
    settings: {
      mode,
      publicUrl,
      secret,
      secretsBefore,
      limits,
      dataDir,
      s3,
      smtpUrl,
      mailFrom: { name: smtpFrom.name ?? brand.name, address: smtpFrom.address },
      operatorEmail,
      legalNotice: settings.legalNotice,
      canonicalQuery: settings.canonicalQuery,
      analyticsId: settings.analytics?.id ?? '',
      analyticsHost: settings.analytics ? new URL(settings.analytics.url).host : undefined,
      identity: settings.identity,
      identityProvider,
      firebase: settings.firebase,
      fcm: settings.fcm,
      corsOrigins: settings.corsOrigins,
      pushServices: settings.pushServices,
      pushContact: settings.pushContact,
      trustProxy: settings.trustProxy,
      nodes: settings.nodes,
    },
    renderMail,
    logger: createLogger(settings),
  }
}

async function assemble(installation: Installation, settings: Settings, { life, renderMail, web }: SiteParts) {
  const deps = depsOf(installation, settings, renderMail)
  const loadShedding = createLoadShedding()
  let metrics: ProcessMetrics | undefined
  const prepare = (bare: FastifyInstance) => {
    metrics = registerMetrics(bare, { pool: deps.pool, settings })
  }
  const passwordCost = settings.limits ? undefined : nextToNothing
  const app = await buildApp({ ...deps, passwordCost, openServer: openHttpServer(loadShedding), prepare })
  life.opened('http', () => drain(app), DRAIN_MS + 500)
  // Only with an external database can there be other servers and a load balancer.
  if (settings.databaseUrl) life.opened('leaving', () => leave(app, loadShedding), LEAVE_MS + 500)
  addHeadersToEveryResponse(app.server, commonHeaders(settings))
  registerHealth(app, { pool: deps.pool, jobs: () => app.jobs.isRunning(), accepting: () => !life.stopping })
  const { isCached } = await mountWeb(app, {
    settings,
    changedAtDesk: app.siteSettings,
    ...web,
    pageMade: (made) => metrics?.pages.inc({ made }),
    watchInvalidations: web.routerMode === 'development' ? undefined : watchInvalidations(app),
  })
  loadShedding.skip(isCached)
  return app
}

/** Keeps serving while the load balancer reacts, then sends open pages to another server. */
async function leave(app: FastifyInstance, loadShedding: LoadShedding): Promise<void> {
  if (!app.server.listening) return
  loadShedding.closeConnections()
  await pause(LEAVE_MS)
  app.realtime.sendElsewhere()
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cut)
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG })
  } catch (error) {
    throw portRefusal(error, host, port)
  }
}
