import { rmSync } from 'node:fs'
import { type LivePage, openLivePageAt } from '@consoeurs/test-support'
import type pg from 'pg'
import { afterEach, expect, inject, it } from 'vitest'
import { endAll } from '../start/process.ts'
import { openChance } from './chance.ts'
import { clockPreload, jumpClock } from './nemesis/jump-clock.ts'
import { Network } from './nemesis/network.ts'
import { networkFaults } from './nemesis/network-faults.ts'
import { pauseDatabase } from './nemesis/pause-database.ts'
import { reconnectionStorm } from './nemesis/reconnection-storm.ts'
import { openOwnDatabase } from './own-database.ts'
import { fillPlace, makeFolder, preparePlace } from './place.ts'
import { Site } from './site.ts'
import { Trial } from './trial.ts'

const form = { short: { rounds: 1, pages: 40, minutes: 5 }, long: { rounds: 20, pages: 300, minutes: 60 } }
const { rounds, pages: pageCount, minutes } = form[inject('length')]
const seed = inject('seed')

const undo: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await endAll()
})

async function openPages(url: string, women: { id: number; token: string }[]): Promise<LivePage[]> {
  const crowd = Array.from({ length: pageCount }, (_, index) => women[index % women.length])
  return Promise.all(
    crowd.flatMap((woman) => (woman === undefined ? [] : [openLivePageAt(url, { ...woman, returnsAfter: 20 })])),
  )
}

it(
  `loses and duplicates nothing with a bad client network, a paused database and a clock jump (TEST_SEED=${seed})`,
  async () => {
    const chance = openChance(seed)
    const place = await preparePlace(20)
    undo.push(() => rmSync(place.folder, { recursive: true, force: true }))
    const site = await Site.open({ folder: place.folder, preload: clockPreload })
    const network = await Network.open({ host: '127.0.0.1', port: site.port })
    undo.push(() => network.close())
    const pages = await openPages(network.url, place.strangers)
    undo.push(() => pages.map((page) => page.closes()))
    const faults = [
      ...networkFaults(network, 'client and server'),
      reconnectionStorm(network, pages),
      pauseDatabase,
      jumpClock,
    ]

    const trial = await Trial.open({ name: 'bad-network', place, chance, door: network, observed: site })
    for (let round = 1; round <= rounds; round += 1) {
      await trial.during(async () => {
        for (const nemesis of chance.shuffled(faults)) await nemesis.strike({ site, chance, history: trial.history })
      })
      expect(await trial.verdict()).toEqual([])
    }
  },
  minutes * 60_000,
)

it(
  `loses and duplicates nothing with a bad network between server and database (TEST_SEED=${seed})`,
  async () => {
    const chance = openChance(seed)
    const { db, pool, name, socket, user } = await openOwnDatabase(undo)
    const folder = makeFolder()
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const place = { folder, ...(await fillPlace(db, 20)) }
    const network = await Network.open({ path: socket })
    undo.push(() => network.close())
    // Nobody waits half a minute here for a connection that went dead.
    const address = `postgres://${user}@127.0.0.1:${network.port}/${name}?query_timeout=4000&idle_in_transaction_session_timeout=4000`
    const site = await Site.open({ folder, settings: { DATABASE_URL: address } })

    const observed = {
      url: site.url,
      query: async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows,
      log: () => site.log(),
      deaths: site.deaths,
    }
    const trial = await Trial.open({ name: 'bad-database-network', place, chance, door: site, observed })
    for (let round = 1; round <= rounds; round += 1) {
      await trial.during(async () => {
        for (const nemesis of chance.shuffled(networkFaults(network, 'server and database'))) {
          await nemesis.strike({ site, chance, history: trial.history })
        }
      })
      expect(await trial.verdict()).toEqual([])
    }
  },
  minutes * 60_000,
)
