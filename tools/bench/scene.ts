import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrandCode } from '@consoeurs/brand'
import { type OpenDatabase, openDatabase } from '@consoeurs/database'
import { freePort } from '../../tests/start/process.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { node24Path, root, serverEnvironment } from '../prepare.mjs'
import { type Crowd, fill } from './fill.ts'
import { benchFolder } from './folder.ts'

/** A program that serves, as an operator would start it. */
export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

/** The product on a database of its own, which holds the demo. */
export interface Product {
  server: Server
  database: OpenDatabase
  /** What a PostgreSQL client needs to reach that database. */
  databaseUrl: string
  postgresPid: number
  close(): Promise<void>
}

/** The product among a crowd. */
export interface Scene extends Product {
  crowd: Crowd
}

/** All that the product spends. */
export const pidsOf = ({ server, postgresPid }: Product): number[] => [server.pid, postgresPid]

export interface CrowdSize {
  members: number
  shares: number
  /** Conversations between two of them, accepted. */
  conversations: number
  /** Messages over all conversations. */
  messages: number
}

/** Where other programs are at work, the demo alone takes minutes to be written. */
const START_MS = 600_000

/** Starts a script of ours and waits until `ready` answers 200. */
export async function startServer(script: string, env: Record<string, string>, ready: string): Promise<Server> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(node24Path(), [join(root, script)], {
    cwd: root,
    env: { ...serverEnvironment(), ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4_000)
  })
  const until = Date.now() + START_MS
  while (!(await answers(`${url}${ready}`))) {
    if (child.exitCode !== null || Date.now() > until) {
      await end(child)
      throw new Error(`${script} did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await gone
}

/**
 * Starts the built product in demo mode, without rate limits. `fillIt` has the database to itself: what it does there may
 * hold a whole table for minutes.
 */
export async function openProduct(fillIt?: (database: OpenDatabase) => Promise<void>): Promise<Product> {
  const folder = benchFolder('consoeurs-bench-')
  const opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder })
    opened.defer(() => postgres.stop())
    const { host, port, user, database: name } = postgres.connection
    const databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LIMITS: 'off',
      MODE: 'demo',
      VARIANT: defaultBrandCode,
    }
    const start = () => startServer('apps/server/src/main.ts', settings, '/readyz')
    let server = await start()
    opened.defer(() => server.stop())
    const database = openDatabase({ embedded: postgres.connection, poolSize: 2 })
    opened.defer(database.close)
    if (fillIt !== undefined) {
      await server.stop()
      await fillIt(database)
      server = await start()
    }
    return { server, database, databaseUrl, postgresPid: postgres.pid() ?? 0, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** The product with a crowd of that size in its database. */
export async function openScene(size: CrowdSize): Promise<Scene> {
  const product = await openProduct()
  try {
    return { ...product, crowd: await fill(product.database, size) }
  } catch (error) {
    await product.close()
    throw error
  }
}
