import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '@consoeurs/database'
import type { QueryResultRow } from 'pg'
import { Network } from '../resilience/nemesis/network.ts'
import { fillPlace, makeFolder, type Place } from '../resilience/place.ts'
import { askOnce, Site, until } from '../resilience/site.ts'
import { Balancer } from './balancer.ts'

const POSTGRES = { host: '127.0.0.1', port: 5432, user: 'postgres' }
const REDIS = { host: '127.0.0.1', port: 6379 }

interface ClusterOptions {
  nodes: number
  /** How the nodes hear of each other. */
  by: 'postgres' | 'redis'
  /** Who lives there beside the friends; where nothing is said the nodes find nobody and let the demo in. */
  strangers?: number
}

const asRoot = (text: string) => askOnce({ ...POSTGRES, database: 'postgres' }, text)

/** Several real servers on one PostgreSQL that is not theirs, behind a balancer; what lies between them is in our hands. */
export class Cluster {
  readonly name = `cluster_${randomUUID().replaceAll('-', '')}`
  readonly folder = makeFolder('cluster ')
  nodes: Site[] = []
  place!: Place
  balancer!: Balancer
  /** Between the nodes and PostgreSQL. */
  database!: Network
  /** Between the nodes and Redis. */
  redis!: Network

  static async open({ nodes, by, strangers }: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster()
    await asRoot(`CREATE DATABASE ${cluster.name}`)
    if (strangers !== undefined) await cluster.#fill(strangers)
    cluster.database = await Network.open(POSTGRES)
    cluster.redis = await Network.open(REDIS)
    const settings = {
      DATABASE_URL: cluster.#address(cluster.database.port),
      SECRET: randomUUID() + randomUUID(),
      ...(by === 'redis' && { REDIS_URL: `redis://127.0.0.1:${cluster.redis.port}` }),
    }
    for (let index = 0; index < nodes; index += 1) cluster.nodes.push(await cluster.#openNode(index, settings))
    cluster.balancer = await Balancer.open(cluster.nodes.map(({ url }) => url))
    return cluster
  }

  async #fill(strangers: number): Promise<void> {
    const { db, pool, close } = openDatabase({ url: this.#address(POSTGRES.port) })
    await migrateDatabase(pool)
    this.place = { folder: this.folder, ...(await fillPlace(db, strangers)) }
    await close()
  }

  #address(port: number): string {
    return `postgres://${POSTGRES.user}@${POSTGRES.host}:${port}/${this.name}`
  }

  async #openNode(index: number, settings: Record<string, string>): Promise<Site> {
    const folder = join(this.folder, `node-${index}`)
    mkdirSync(folder)
    return await Site.open({ folder, settings })
  }

  get url(): string {
    return this.balancer.url
  }

  get deaths(): string[] {
    return this.nodes.flatMap(({ deaths }) => deaths)
  }

  log(): string {
    return this.nodes.map((node, index) => `node ${index}:\n${node.log()}`).join('\n')
  }

  /** Straight to the database, past the product and past what lies between. */
  async query<Row extends QueryResultRow>(text: string): Promise<Row[]> {
    return await askOnce<Row>({ ...POSTGRES, database: this.name }, text)
  }

  ready = async (): Promise<void> => {
    for (const node of this.nodes) await node.ready()
  }

  /** What a restart of PostgreSQL is to those who use it: every connection ends, and for a while none opens. */
  async restartDatabase(): Promise<void> {
    this.database.refuses = true
    this.database.cutAll()
    await this.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await until(async () => !(await this.nodes[0]?.isReady()), 'a node says that its database is gone')
    this.database.refuses = false
    await this.ready()
  }

  async close(): Promise<void> {
    await this.balancer?.close()
    for (const node of this.nodes) await node.kill('SIGKILL')
    await this.database?.close()
    await this.redis?.close()
    await asRoot(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`)
  }
}
