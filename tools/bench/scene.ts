import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrandCode } from '@consoeurs/brand'
import { type OpenDatabase, openDatabase } from '@consoeurs/database'
import { startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import { freePort } from '../../tests/start/process.ts'
import { node24Path, root, serverEnvironment } from '../prepare.mjs'
import { type Crowd, fill } from './fill.ts'
import { benchFolder } from './folder.ts'

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

export interface Product {
  server: Server
  database: OpenDatabase
  /** Connection string. */
  databaseUrl: string
  postgresPid: number
  close(): Promise<void>
}

/** With generated members. */
export interface Scene extends Product {
  crowd: Crowd
}

export const pidsOf = ({ server, postgresPid }: Product) => ({ server: server.pid, database: postgresPid })

export interface CrowdSize {
  members: number
  shares: number
  /** Between two members, accepted. */
  conversations: number
  /** In total. */
  messages: number
}

/** On a busy machine seeding takes minutes. */
const START_MS = 600_000

/** Ready when `ready` answers 200. */
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

/** Demo mode without rate limits. `fillIt` runs while the server is stopped, as it may lock tables for minutes. */
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
      // Not the database's folder, which a start with DATABASE_URL would close to its user.
      DATA_DIR: join(folder, 'site'),
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

export async function openScene(size: CrowdSize): Promise<Scene> {
  let crowd: Crowd = { writers: [] }
  const product = await openProduct(async (database) => {
    crowd = await fill(database, size)
  })
  return { ...product, crowd }
}
