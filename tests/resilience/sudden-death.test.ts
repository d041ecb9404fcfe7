import { rmSync } from 'node:fs'
import { afterAll, expect, inject, it } from 'vitest'
import { endAll } from '../start/process.ts'
import { openChance } from './chance.ts'
import { killBackend } from './nemesis/kill-backend.ts'
import { killBoth } from './nemesis/kill-both.ts'
import { killDatabase } from './nemesis/kill-database.ts'
import { killServer } from './nemesis/kill-server.ts'
import { type Place, preparePlace } from './place.ts'
import { pause, Site } from './site.ts'
import { Trial } from './trial.ts'

/** No server sees more deaths of its database in a row than it starts it again for. */
const ROUND = [
  killServer,
  killDatabase,
  killBoth,
  killServer,
  killBackend,
  killServer,
  killDatabase,
  killDatabase,
  killBoth,
  killServer,
  killBackend,
  killServer,
]

/** One death of each kind, the server’s and the database’s twice. */
const HALF = [killServer, killDatabase, killBoth, killServer, killBackend, killDatabase]

const form = {
  short: { kills: HALF, rounds: 1, strangers: 20, minutes: 5 },
  long: { kills: ROUND, rounds: 84, strangers: 60, minutes: 150 },
}
const { kills, rounds, strangers, minutes } = form[inject('length')]

const seed = inject('seed')
let place: Place

afterAll(async () => {
  await endAll()
  rmSync(place.folder, { recursive: true, force: true })
})

it(
  `loses and duplicates nothing through ${rounds * kills.length} kills (TEST_SEED=${seed})`,
  async () => {
    const chance = openChance(seed)
    place = await preparePlace(strangers)
    const site = await Site.open({ folder: place.folder })
    const trial = await Trial.open({ name: 'sudden-death', place, chance, door: site, observed: site })
    const { history } = trial
    for (let round = 1; round <= rounds; round += 1) {
      await trial.during(async () => {
        for (const nemesis of chance.shuffled(kills)) {
          await history.acknowledges(chance.between(1, 40))
          // At any moment of a request's life, not only right after an answer.
          await pause(chance.between(0, 15))
          await nemesis.strike({ site, chance, history })
        }
        await history.acknowledges(1)
      })
      expect(await trial.verdict()).toEqual([])
      process.stdout.write(
        `sudden death: ${round * kills.length} kills, seed ${seed}, ${history.acknowledged} acknowledged, ${history.unknown} of unknown fate, 0 lost\n`,
      )
    }
  },
  minutes * 60_000,
)
