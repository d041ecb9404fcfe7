import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from 'autocannon'
import { detailsOf, type Figure } from '../figures.ts'
import { load } from '../load.ts'
import { inTurns } from '../rounds.ts'
import { pidsOf, type Scene, type Server } from '../scene.ts'
import type { Floors } from './floors.ts'

const GOAL = { readsPerSecond: 3_000, sendsPerSecond: 1_500, acknowledgedMs: 50, steadyPerSecond: 200 }
const SENDERS = 50

const fiveQueries = 'five queries in a request'

const floorOf = ({ url, pid }: Server, { postgresPid }: Scene) => ({ url, pids: [pid, postgresPid] })

/** JSON that pages and programs read most. */
export async function reads(scene: Scene, { queries }: Floors): Promise<Figure[]> {
  const [writer] = scene.crowd.writers
  if (writer === undefined) throw new Error('The crowd has no writer')
  const headers = { authorization: `Bearer ${writer.token}` }
  const asked = (path: string) => ({ url: scene.server.url + path, headers, pids: pidsOf(scene) })
  const rounds = await inTurns({
    queries: floorOf(queries, scene),
    '/api/shares': asked('/api/shares'),
    '/api/viewer': asked('/api/viewer'),
    '/api/conversations': asked('/api/conversations'),
  })
  return (['/api/shares', '/api/viewer', '/api/conversations'] as const).map((path) => {
    const answers = rounds.of(path)
    return {
      name: `GET ${path}`,
      value: answers.perSecond,
      unit: 'answers/s',
      against: rounds.against(path, 'queries', fiveQueries),
      goal: { text: `at least ${GOAL.readsPerSecond}/s`, met: answers.perSecond >= GOAL.readsPerSecond },
      more: detailsOf(answers),
    }
  })
}

/** Each request is a new message by the next of many writers, in a conversation of her own. */
function messages({ crowd }: Scene) {
  const writers = crowd.writers.slice(0, SENDERS)
  let turn = 0
  const setupRequest = (request: Request): Request => {
    const writer = writers[turn++ % writers.length]
    if (writer === undefined) throw new Error('The crowd has no writer')
    const headers = { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' }
    const text = 'On se retrouve à dix-huit heures ?'
    return { ...request, headers, body: JSON.stringify({ to: writer.toUsername, clientId: randomUUID(), text }) }
  }
  return [{ method: 'POST' as const, path: '/api/messages', setupRequest }]
}

/** Every message is acknowledged before its notification is made: the next round begins when all are. */
async function untilAllAreTold({ database }: Scene): Promise<void> {
  const waiting = 'SELECT count(*)::int AS events FROM events WHERE handled_at IS NULL'
  while ((await database.pool.query(waiting)).rows[0]?.events > 0) await pause(50)
}

export async function sends(scene: Scene, { queries }: Floors): Promise<Figure[]> {
  const common = { url: scene.server.url, pids: pidsOf(scene), requests: messages(scene) }
  const rounds = await inTurns({
    queries: floorOf(queries, scene),
    sends: { ...common, settle: () => untilAllAreTold(scene) },
  })
  const most = rounds.of('sends')
  const steady = await load({ ...common, rate: GOAL.steadyPerSecond })
  return [
    {
      name: 'POST /api/messages, as many as possible',
      value: most.perSecond,
      unit: 'sends/s',
      against: rounds.against('sends', 'queries', fiveQueries),
      goal: { text: `at least ${GOAL.sendsPerSecond}/s`, met: most.perSecond >= GOAL.sendsPerSecond },
      more: detailsOf(most),
    },
    {
      name: `POST /api/messages at ${GOAL.steadyPerSecond}/s: acknowledged, p99`,
      value: steady.p99,
      unit: 'ms',
      goal: { text: `under ${GOAL.acknowledgedMs} ms`, met: steady.p99 < GOAL.acknowledgedMs },
      more: { 'p50 ms': steady.p50, 'sends/s': steady.perSecond },
    },
  ]
}
