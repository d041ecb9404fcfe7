import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultBrandCode } from '@consoeurs/brand'
import { type OpenDatabase, openDatabase } from '@consoeurs/database'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { node24Path, root, serverEnvironment } from '../prepare.mjs'
import { type Crowd, fill } from './fill.ts'

/** A program that serves, as an operator would start it. */
export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

/** The product on a filled database of its own. */
export interface Scene {
  server: Server
  database: OpenDatabase
  /** What a PostgreSQL client needs to reach that database. */
  databaseUrl: string
  postgresPid: number
  crowd: Crowd
  close(): Promise<void>
}

/** All that the product spends. */
export const pidsOf = ({ server, postgresPid }: Scene): number[] => [server.pid, postgresPid]

export interface CrowdSize {
  members: number
  shares: number
  /** Conversations between two of them, accepted. */
  conversations: number
  /** Messages over all conversations. */
  messages: number
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

const START_MS = 120_000

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

/** Starts the built product in demo mode, without rate limits, and fills its database with a crowd. */
export async function openScene(size: CrowdSize): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'consoeurs-bench-'))
  const opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder })
    opened.defer(() => postgres.stop())
    const { host, port, user, database: name } = postgres.connection
    const databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    const server = await startServer(
      'apps/server/src/main.ts',
      { DATA_DIR: folder, DATABASE_URL: databaseUrl, LIMITS: 'off', MODE: 'demo', VARIANT: defaultBrandCode },
      '/readyz',
    )
    opened.defer(server.stop)
    const database = openDatabase({ embedded: postgres.connection, poolSize: 2 })
    opened.defer(database.close)
    const crowd = await fill(database, size)
    const postgresPid = postgres.pid() ?? 0
    return { server, database, databaseUrl, postgresPid, crowd, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
