import { rmSync } from 'node:fs'
import { afterEach, expect, inject, it } from 'vitest'
import { openChance } from '../resilience/chance.ts'
import { Caller } from '../resilience/clients/caller.ts'
import type { Nemesis } from '../resilience/nemesis/nemesis.ts'
import { Trial } from '../resilience/trial.ts'
import { endAll } from '../start/process.ts'
import { Cluster } from './cluster.ts'

/** In the long run each cluster goes on until so many operations were acknowledged. */
const form = { short: { operations: 300, minutes: 6 }, long: { operations: 20_000, minutes: 90 } }
const { operations, minutes } = form[inject('length')]
const seed = inject('seed')
const chance = openChance(seed)

let cluster: Cluster
afterEach(async () => {
  await cluster?.close()
  await endAll()
  rmSync(cluster.folder, { recursive: true, force: true })
})

type Fault = Pick<Nemesis, 'name'> & { strike(trial: Trial): Promise<void> }

/** kill -9 of one node under load; the others go on, and it comes back. */
const killNode: Fault = {
  name: 'kill -9 of a node',
  strike: async ({ history }) => {
    const node = chance.pick(cluster.nodes)
    await node.kill('SIGKILL')
    await history.acknowledges(20)
    await node.start()
  },
}

const restartDatabase: Fault = {
  name: 'the database restarts',
  strike: async ({ history }) => {
    await cluster.restartDatabase()
    await history.acknowledges(20)
  },
}

const loseRedis: Fault = {
  name: 'Redis is gone, and comes back',
  strike: async ({ history }) => {
    cluster.redis.refuses = true
    cluster.redis.cutAll()
    await history.acknowledges(40)
    cluster.redis.refuses = false
    await history.acknowledges(10)
  },
}

async function suffers(name: string, faults: Fault[]): Promise<void> {
  const trial = await Trial.open({ name, place: cluster.place, chance, door: cluster, observed: cluster })
  await trial.during(async () => {
    do {
      for (const fault of chance.shuffled(faults)) {
        await trial.history.acknowledges(chance.between(10, 40))
        await fault.strike(trial)
      }
    } while (trial.history.acknowledged < operations)
  })
  expect(await trial.verdict()).toEqual([])
  const { acknowledged, unknown } = trial.history
  process.stdout.write(`${name}: seed ${seed}, ${acknowledged} acknowledged, ${unknown} of unknown fate, 0 lost\n`)
}

it.each([
  { nodes: 2, by: 'postgres' as const, faults: [killNode, restartDatabase, killNode] },
  { nodes: 3, by: 'redis' as const, faults: [killNode, loseRedis, restartDatabase] },
])(
  `loses and duplicates nothing on $nodes nodes connected by $by (TEST_SEED=${seed})`,
  async ({ nodes, by, faults }) => {
    cluster = await Cluster.open({ nodes, by, strangers: 40 })
    await suffers(`nodes-${nodes}`, faults)
  },
  minutes * 60_000,
)

it(
  'restarts the nodes one by one without a failed request',
  async () => {
    cluster = await Cluster.open({ nodes: 2, by: 'postgres', strangers: 2 })
    const { friends } = cluster.place
    const answers: { path: string; why: string }[] = []
    let stopped = false
    const keepAsking = async (caller: Caller, to: string) => {
      for (let count = 0; !stopped; count += 1) {
        const write = { to, clientId: crypto.randomUUID(), text: `Bonjour, ${count}` }
        const sent = await caller.asks({ method: 'POST', path: '/api/messages', body: write }, 20_000)
        const read = await caller.asks({ method: 'GET', path: '/api/conversations' }, 20_000)
        answers.push({ path: 'POST', why: sent.why }, { path: 'GET', why: read.why })
      }
    }
    const asking = friends.map((woman, index) => {
      const other = friends[(index + 1) % friends.length]
      if (other === undefined) throw new Error('nobody to write to')
      return keepAsking(new Caller(woman, cluster), other.username)
    })
    for (const node of cluster.nodes) {
      expect(await node.kill('SIGTERM')).toEqual({ code: 0, signal: null })
      await node.start()
      await node.ready()
    }
    stopped = true
    await Promise.all(asking)
    expect(answers.length).toBeGreaterThan(20)
    expect(answers.filter(({ why }) => why !== '')).toEqual([])
  },
  minutes * 60_000,
)
