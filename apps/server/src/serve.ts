import { type ApiDeps, buildApp, renewSeals } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import { announcement } from './announcement.ts'
import { say, timed } from './console.ts'
import { fillContent } from './content.ts'
import { keepSecret, keysBefore } from './data-folder.ts'
import { prepareDatabase } from './database.ts'
import { registerHealth } from './health.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createLogger } from './logger.ts'
import { openMails } from './mails.ts'
import type { ProcessMetrics } from './metrics/process-metrics.ts'
import { registerMetrics } from './metrics/register-metrics.ts'
import { mountWeb } from './mount-web.ts'
import { commonHeaders, headEveryAnswer } from './page-security.ts'
import { portRefusal } from './port.ts'
import { whenPublicChanges } from './public-changes.ts'
import type { Settings } from './settings.ts'
import { proveStorage } from './storage.ts'
import { openWebBuild } from './web-build.ts'

/** How long requests under way may take to end once the process was asked to stop. */
const DRAIN_MS = 4_000

/** From a free port to an open door, one step after the other; each step tells the lifecycle what it opened. */
export async function serve(settings: Settings, life: Lifecycle, { dev }: { dev: boolean }): Promise<void> {
  const secret = keepSecret(settings.dataDir, settings.secret)
  const secretsBefore = keysBefore(settings.dataDir, settings.secret, settings.secretsBefore)
  await life.step(() => proveStorage(settings))
  const database = await prepareDatabase(settings, life)
  const brand = await loadBrand(settings.variant)
  await life.step(() => renewKept(database, settings, { secret, secretsBefore }))
  await life.step(() => fillContent(database, brand, settings))

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
  say(announcement(settings, brand.name))
}

/** Before anyone asks for it: what a key of before closed is brought under the one of today. */
async function renewKept(
  { db }: OpenDatabase,
  settings: Settings,
  keys: { secret: string; secretsBefore: string[] },
): Promise<void> {
  if (keys.secretsBefore.length === 0) return
  const { renewed } = await renewSeals({ db, logger: createLogger(settings), ...keys })
  if (renewed > 0)
    say(`Nouvelle clé : ${renewed} ${renewed === 1 ? 'élément chiffré' : 'éléments chiffrés'} de nouveau.`)
}

async function assemble(deps: ApiDeps, settings: Settings, life: Lifecycle, dev: boolean): Promise<FastifyInstance> {
  let metrics: ProcessMetrics | undefined
  const prepare = (bare: FastifyInstance) => {
    metrics = registerMetrics(bare, { pool: deps.pool, settings })
  }
  const app = await buildApp({ ...deps, prepare })
  life.opened('http', () => drain(app), DRAIN_MS + 500)
  headEveryAnswer(app.server, commonHeaders(settings))
  registerHealth(app, { pool: deps.pool, jobs: () => app.jobs.isRunning(), accepting: () => !life.stopping })
  const web = dev ? await openWebDevelopment(app, life) : await openWebBuild()
  await mountWeb(app, {
    settings,
    changedAtDesk: app.siteSettings,
    ...web,
    pageMade: (made) => metrics?.pages.inc({ made }),
    whenPublicChanges: dev ? undefined : whenPublicChanges(app),
  })
  return app
}

/** Loaded on demand: a server in production has no use for Vite. */
async function openWebDevelopment(app: FastifyInstance, life: Lifecycle) {
  const development = await import('./web-development.ts')
  return development.openWebDevelopment(app, life)
}

/** Takes nothing new, lets what is under way finish, then cuts what still holds on. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cut)
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw portRefusal(error, host, port)
  }
}
