import { PORT, SUPERUSER } from '@consoeurs/embedded-postgres/cluster'
import { readPostmaster } from '@consoeurs/embedded-postgres/postmaster'
import pg from 'pg'
import { freePort, type Running, run } from '../start/process.ts'
import { dataOf } from './place.ts'

export interface SiteOptions {
  folder: string
  settings?: Record<string, string>
  /** A module that is loaded before the server. */
  preload?: URL
  user?: { uid: number; gid: number }
}

/** What the server said about itself is kept up to here. */
const LOG_KEPT = 20_000
const READY_MS = 120_000
const LOOK_MS = 20

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Looks again and again until it holds; for what nobody tells us. */
export async function until(holds: () => Promise<boolean> | boolean, what: string, within = READY_MS): Promise<void> {
  const deadline = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${within} ms: ${what}`)
    await pause(LOOK_MS)
  }
}

/** By a connection of its own, whatever becomes of it afterwards. */
export async function askOnce<Row extends pg.QueryResultRow>(address: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The real server on its own data folder: started as an operator starts it, killed as nobody should. */
export class Site {
  readonly port: number
  readonly #options: SiteOptions
  #server: Running | undefined
  #log = ''
  #killed = false
  /** Ends that nobody asked for. */
  readonly deaths: string[] = []

  private constructor(options: SiteOptions, port: number) {
    this.#options = options
    this.port = port
  }

  static async open(options: SiteOptions): Promise<Site> {
    const site = new Site(options, await freePort())
    await site.start()
    return site
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  get server(): Running {
    if (this.#server === undefined) throw new Error('The server was not started')
    return this.#server
  }

  /** Runs it with this site's settings without waiting for anything: also for a start that must be refused. */
  launch(settings: Record<string, string> = {}): Running {
    const { folder, preload, user } = this.#options
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      DATA_DIR: dataOf(folder),
      PORT: String(this.port),
      LIMITS: 'off',
      ...(preload && { NODE_OPTIONS: `--import=${preload.href}` }),
      ...this.#options.settings,
      ...settings,
    }
    return run('apps/server/src/main.ts', [], { cwd: folder, env, ...user })
  }

  async start(): Promise<void> {
    const server = this.launch()
    this.#server = server
    this.#killed = false
    await server.says(/est en ligne/)
    void server.ended.then(({ code, signal }) => {
      this.#log += server.stdout() + server.stderr()
      if (this.#server === server && !this.#killed)
        this.deaths.push(`${signal ?? code}: ${server.stderr().slice(-500)}`)
    })
  }

  /** @returns how it ended */
  async kill(signal: NodeJS.Signals) {
    this.#killed = true
    return await this.server.kill(signal)
  }

  postmaster() {
    const postmaster = readPostmaster(`${dataOf(this.#options.folder)}/postgres`)
    if (postmaster === undefined) throw new Error('No database runs on the data folder')
    return postmaster
  }

  /** Straight to the embedded database, past the product. */
  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const { socketDir } = this.postmaster()
    return await askOnce<Row>({ host: socketDir, port: PORT, user: SUPERUSER, database: 'consoeurs' }, text)
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
    } catch {
      return false
    }
  }

  /** @throws when it ended by itself, without waiting for what cannot come */
  ready = (): Promise<void> =>
    until(() => {
      if (this.deaths.length > 0) throw new Error(`The server ended by itself: ${this.deaths.join('\n')}`)
      return this.isReady()
    }, 'the server is ready again')

  /** The last words of every server so far. */
  log(): string {
    const { stdout, stderr } = this.server
    return (this.#log + stdout() + stderr()).slice(-LOG_KEPT)
  }
}
