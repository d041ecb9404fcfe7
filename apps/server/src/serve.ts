import { setTimeout as pause } from 'node:timers/promises'
import { type ApiDeps, buildApp, nextToNothing } from '@consoeurs/api'
import type { FastifyInstance } from 'fastify'
import { type Admission, openAdmission } from './admission.ts'
import { timed } from './console.ts'
import { registerHealth } from './health.ts'
import { openHttpServer } from './http-server.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createLogger } from './logger.ts'
import { openMails } from './mails.ts'
import type { ProcessMetrics } from './metrics/process-metrics.ts'
import { registerMetrics } from './metrics/register-metrics.ts'
import { mountWeb } from './mount-web.ts'
import type { Place } from './open-place.ts'
import { commonHeaders, headEveryAnswer } from './page-security.ts'
import { portRefusal } from './port.ts'
import { whenPublicChanges } from './public-changes.ts'
import type { Settings } from './settings.ts'
import { openWebBuild } from './web-build.ts'

/** How long whoever sends us requests (a proxy, a balancer) has to see that /readyz says no. */
const LEAVE_MS = 3_000
/** How long requests under way may take to end once the process was asked to stop. */
const DRAIN_MS = 4_000
/**
 * Connections that may knock before this process looks at its door again; the system allows as many (net.core.somaxconn).
 * Whoever finds no place is not refused: her browser knocks again after one, three, seven and fifteen seconds.
 */
const BACKLOG = 4_096

/** From a place that is open to a door that is; each step tells the lifecycle what it opened. */
export async function serve(
  { database, brand, secret, secretsBefore }: Place,
  settings: Settings,
  life: Lifecycle,
  { dev }: { dev: boolean },
): Promise<void> {
  const app = await life.step(async () => {
    const { mode, publicUrl, limits, dataDir, s3, smtpUrl, smtpFrom, operatorEmail, identityProvider } = settings
    const deps: ApiDeps = {
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
        mailFrom: smtpFrom,
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
      renderMail: await openMails(),
      logger: createLogger(settings),
    }
    return timed('Assemblage du site', () => assemble(deps, settings, life, dev))
  })
  await life.step(async () => {
    await app.jobs.start()
    app.events.start()
    await listen(app, settings)
  })
}

async function assemble(deps: ApiDeps, settings: Settings, life: Lifecycle, dev: boolean): Promise<FastifyInstance> {
  const admission = openAdmission()
  let metrics: ProcessMetrics | undefined
  const prepare = (bare: FastifyInstance) => {
    metrics = registerMetrics(bare, { pool: deps.pool, settings })
  }
  const passwordCost = settings.limits ? undefined : nextToNothing
  const app = await buildApp({ ...deps, passwordCost, openServer: openHttpServer(admission), prepare })
  life.opened('http', () => drain(app), DRAIN_MS + 500)
  // With a database of the operator's there may be others who serve, and a proxy that chooses among them.
  if (settings.databaseUrl) life.opened('leaving', () => leave(app, admission), LEAVE_MS + 500)
  headEveryAnswer(app.server, commonHeaders(settings))
  registerHealth(app, { pool: deps.pool, jobs: () => app.jobs.isRunning(), accepting: () => !life.stopping })
  const web = dev ? await openWebDevelopment(app, life) : await openWebBuild()
  const { isReady } = await mountWeb(app, {
    settings,
    changedAtDesk: app.siteSettings,
    ...web,
    pageMade: (made) => metrics?.pages.inc({ made }),
    whenPublicChanges: dev ? undefined : whenPublicChanges(app),
  })
  admission.answersAtOnce(isReady)
  return app
}

/** Loaded on demand: a server in production has no use for Vite. */
async function openWebDevelopment(app: FastifyInstance, life: Lifecycle) {
  const development = await import('./web-development.ts')
  return development.openWebDevelopment(app, life)
}

/** Serves on while nothing new should come any more, then lets the open pages look for another server. */
async function leave(app: FastifyInstance, admission: Admission): Promise<void> {
  if (!app.server.listening) return
  admission.sendElsewhere()
  await pause(LEAVE_MS)
  app.realtime.sendElsewhere()
}

/** Takes nothing new, lets what is under way finish, then cuts what still holds on. */
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
