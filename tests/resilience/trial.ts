import { defaultBrandCode, loadBrand } from '@consoeurs/brand'
import type { Chance } from './chance.ts'
import { judge } from './checker.ts'
import { openLanes } from './clients/lanes.ts'
import { keepWriting, type Lane } from './clients/writer.ts'
import { History, keepHistory } from './history.ts'
import { audit, type Observation, observe } from './observe.ts'
import type { Place } from './place.ts'

interface TrialParts {
  name: string
  place: Place
  chance: Chance
  /** Where the clients call. */
  door: { url: string }
  observed: Observation & { log(): string; deaths: string[] }
}

/** What the database was about when nothing went on. */
const BUSY = `SELECT state, wait_event_type, wait_event, now() - query_start AS since, left(query, 100) AS query
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** The clients and what they know, across as many faults as one likes, until the verdict. */
export class Trial {
  readonly history = new History()
  readonly #parts: TrialParts
  readonly #lanes: Lane[]

  private constructor(parts: TrialParts, lanes: Lane[]) {
    this.#parts = parts
    this.#lanes = lanes
  }

  static async open(parts: TrialParts): Promise<Trial> {
    const { reactions, honors } = await loadBrand(defaultBrandCode)
    const reactionKinds = reactions.map(({ kind }) => kind)
    const { place, chance, door: site } = parts
    const honorKind = chance.pick(honors).kind
    return new Trial(parts, openLanes({ place, site, chance, reactionKinds, honorKind }))
  }

  /** Everyone writes while `faults` strike; ends when the faults have ended and each has her answer. */
  async during(faults: () => Promise<void>): Promise<void> {
    let stopped = false
    const { history } = this
    const { chance } = this.#parts
    const writing = this.#lanes.map((lane) => keepWriting(lane, { history, chance, stopped: () => stopped }))
    try {
      await faults()
    } catch (error) {
      const { observed } = this.#parts
      const file = this.#keep(['the faults did not end'])
      const busy = await observed.query(BUSY).then(JSON.stringify, String)
      throw new Error(`${file}\n${observed.log().slice(-3_000)}\nIn the database: ${busy}`, { cause: error })
    } finally {
      stopped = true
    }
    await Promise.all(writing)
  }

  /** Reads everything and compares. @returns what is wrong, first where the whole history lies */
  async verdict(): Promise<string[]> {
    const { place, observed } = this.#parts
    const evidence = await observe(place, observed)
    const complaints = [
      ...judge(this.history.attempts, evidence),
      ...(await audit(observed)),
      ...observed.deaths.map((death) => `the server ended by itself: ${death}`),
    ]
    return complaints.length === 0 ? [] : [this.#keep(complaints, evidence), ...complaints]
  }

  #keep(complaints: string[], evidence = { read: {}, told: {}, holds: {} }): string {
    const { name, chance, observed } = this.#parts
    const { attempts } = this.history
    return keepHistory(name, { seed: chance.seed, attempts, evidence, complaints, log: observed.log() })
  }
}
