import { rmSync } from 'node:fs'
import { type ApiDeps, buildApp, nextToNothing } from '@consoeurs/api'
import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { type Database, type EmbeddedConnection, openDatabase } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { watchErrors } from './described-errors.ts'
import { errorLogStream } from './error-logs.ts'
import { TEMPLATE } from './global-setup.ts'
import { Person } from './person.ts'
import { Personas } from './personas.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestAppOptions {
  brand?: BrandCode
  /** Optional features of the brand: all routes exist, unless a test is about their absence. */
  kitchen?: boolean
  /** Rate limits are off unless a test is about them. */
  limits?: boolean
  now?: () => Date
  settings?: Partial<ApiDeps['settings']>
  /** Passwords cost what they cost in production: for what is about that. */
  hashesAsTheHouse?: boolean
  /** Milliseconds between two words of a node to the others. */
  heartbeatMs?: number
  /** Hears every line of the log, the least serious too. */
  log?: (line: string) => void
  /** Stands for the web that members link to. */
  fetchPublic?: ApiDeps['fetchPublic']
  /** Stands for the programs that webhooks are sent to. */
  postPublic?: ApiDeps['postPublic']
  /** What listens, where a test is about that. */
  openServer?: ApiDeps['openServer']
  /** What the process adds before anything else, given what it stands on. */
  prepare?: (app: FastifyInstance, parts: { pool: pg.Pool; dataDir: string }) => void
  /** What else the process serves (the pages), before it is ready. */
  mount?: (app: FastifyInstance) => Promise<unknown>
}

/** Another process on the database of a test app. */
export interface TestNode {
  app: FastifyInstance
  close(): Promise<void>
}

export interface TestApp {
  app: FastifyInstance
  db: Database
  pool: pg.Pool
  deps: ApiDeps
  /** For a second process on the same database. */
  connection: EmbeddedConnection
  /** Opens one; `more` is what its settings say otherwise. */
  node(more?: Pick<TestAppOptions, 'settings' | 'log'>): Promise<TestNode>
  personas: Personas
  visitor: Person
  /** Every event has been handled: what a test reads next is what a page would show. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** A database of this test file's own, cloned from the migrated template. */
async function cloneDatabase() {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const connection = { ...inject('postgres'), database: name }
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  return {
    connection,
    opened: openDatabase({ embedded: connection, poolSize: 8 }),
    drop: async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}

function hear(line: string, log?: (line: string) => void): void {
  errorLogStream.write(line)
  log?.(line)
}

const loggerOf = ({ log }: Pick<TestAppOptions, 'log'>) =>
  log ? pino({ level: 'debug' }, { write: (line) => hear(line, log) }) : pino({ level: 'error' }, errorLogStream)

async function openNode(
  connection: EmbeddedConnection,
  deps: ApiDeps,
  more: Pick<TestAppOptions, 'settings' | 'log'>,
): Promise<TestNode> {
  const { db, pool, close } = openDatabase({ embedded: connection, poolSize: 8 })
  const settings = { ...deps.settings, ...more.settings }
  const app = await buildApp({ ...deps, db, pool, settings, logger: loggerOf(more) })
  await app.ready()
  return {
    app,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** The whole API on a database of its own, jobs not started, events handled as they commit. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connection, opened, drop } = await cloneDatabase()
  const dataDir = temporaryFolder('consoeurs-files-')
  const checks: (() => void)[] = []
  const brand = await loadBrand(options.brand ?? 'violette')
  const deps: ApiDeps = {
    db: opened.db,
    pool: opened.pool,
    brand: {
      ...brand,
      features: { ...brand.features, kitchen: options.kitchen ?? true, swaps: options.kitchen ?? true },
    },
    settings: {
      mode: 'demo',
      publicUrl: 'http://localhost:3000',
      secret: 'k3Zt9Qw7Lr2Vb8Xc5Nm1Pa6Sd4Fg0Hj_-uYeTiOo',
      limits: options.limits ?? false,
      dataDir,
      mailFrom: { name: 'Consœurs', address: 'bonjour@demo.test' },
      operatorEmail: 'contact@demo.test',
      corsOrigins: [],
      pushServices: [],
      ...options.settings,
    },
    renderMail: async (kind, props) => ({ subject: kind, html: JSON.stringify(props), text: JSON.stringify(props) }),
    logger: loggerOf(options),
    passwordCost: options.hashesAsTheHouse ? undefined : nextToNothing,
    heartbeatMs: options.heartbeatMs,
    openServer: options.openServer,
    fetchPublic: options.fetchPublic,
    postPublic: options.postPublic,
    ...(options.now && { now: options.now }),
    prepare: (bare) => {
      checks.push(watchErrors(bare))
      options.prepare?.(bare, { pool: opened.pool, dataDir })
    },
  }
  const app = await buildApp(deps)
  await options.mount?.(app)
  await app.ready()
  return {
    app,
    db: opened.db,
    pool: opened.pool,
    deps,
    connection,
    node: (more = {}) => openNode(connection, deps, more),
    personas: new Personas(app, opened.db),
    visitor: new Person({ app, id: 0, username: '', token: null }),
    settled: () => app.events.idle(),
    close: async () => {
      await app.close()
      await opened.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
      for (const check of checks) check()
    },
  }
}
