import { rmSync } from 'node:fs'
import { afterEach, expect, inject, it } from 'vitest'
import { endAll, isRoot } from '../start/process.ts'
import { openChance } from './chance.ts'
import { fillDisk, freeDisk, mountDisk, spaceLeft, unmountDisk } from './nemesis/full-disk.ts'
import { makeFolder, preparePlace } from './place.ts'
import { Site, until } from './site.ts'
import { Trial } from './trial.ts'

const seed = inject('seed')
/** A new database, its journal, and room for some minutes of writing. */
const DISK_MIB = 300

let folder: string
afterEach(async () => {
  await endAll()
  unmountDisk(folder)
  rmSync(folder, { recursive: true, force: true })
})

/** What members are told while nothing can be written. */
const refusalsSince = (trial: Trial, from: number) =>
  trial.history.attempts.slice(from).filter(({ why }) => why !== undefined && /^\d/.test(why))

it.runIf(isRoot)(
  `acknowledges nothing that a full disk did not store, reports it, and continues when there is space again (root only: mounts a disk; TEST_SEED=${seed})`,
  async () => {
    folder = makeFolder('full-disk-')
    mountDisk(folder, DISK_MIB)
    const place = await preparePlace(20, folder)
    const site = await Site.open({ folder })
    const trial = await Trial.open({ name: 'full-disk', place, chance: openChance(seed), door: site, observed: site })
    await trial.during(async () => {
      const { history } = trial
      await history.acknowledges(30)
      fillDisk(folder)
      expect(spaceLeft(folder)).toBe(0)
      const from = history.attempts.length
      await until(() => refusalsSince(trial, from).length > 20, 'writes are refused', 120_000)
      // The journal ends its file and finds no room for another: PostgreSQL itself goes down.
      await site.query('SELECT pg_switch_wal()').catch(() => undefined)
      const worse = refusalsSince(trial, from).length + 40
      await until(() => refusalsSince(trial, from).length > worse, 'writes are still refused', 120_000)
      for (const { why } of refusalsSince(trial, from))
        expect(why).toMatch(/^503 .*"name":"(UNAVAILABLE|STORAGE_FULL)"/)
      freeDisk(folder)
      await site.ready()
      await history.acknowledges(30)
    })
    expect(await trial.verdict()).toEqual([])
  },
  300_000,
)
