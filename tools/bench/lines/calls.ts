import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { compared, type Figure } from '../figures.ts'
import { load } from '../load.ts'
import type { Scene } from '../scene.ts'

const GOAL = { readsPerSecond: 3_000, sendsPerSecond: 1_500, acknowledgedMs: 50, steadyPerSecond: 200 }
const SENDERS = 50

/** JSON that pages and programs read most. */
export async function reads(scene: Scene, { queries }: { queries: number }): Promise<Figure[]> {
  const [writer] = scene.crowd.writers
  if (writer === undefined) throw new Error('The crowd has no writer')
  const asked = {
    'GET /api/shares': '/api/shares',
    'GET /api/viewer': '/api/viewer',
    'GET /api/conversations': '/api/conversations',
  }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(asked)) {
    const headers = { authorization: `Bearer ${writer.token}` }
    const { perSecond, p99, cpuMs } = await load({ url: scene.server.url + path, headers, pid: scene.server.pid })
    figures.push({
      name,
      value: perSecond,
      unit: 'answers/s',
      against: compared('five queries in a request', perSecond, queries),
      goal: { text: `at least ${GOAL.readsPerSecond}/s`, met: perSecond >= GOAL.readsPerSecond },
      more: { 'p99 ms': p99, ...(cpuMs !== null && { 'cpu ms': cpuMs }) },
    })
  }
  return figures
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

export async function sends(scene: Scene, { queries }: { queries: number }): Promise<Figure[]> {
  const common = { url: scene.server.url, pid: scene.server.pid, requests: messages(scene) }
  const most = await load(common)
  const steady = await load({ ...common, rate: GOAL.steadyPerSecond })
  return [
    {
      name: 'POST /api/messages, as many as possible',
      value: most.perSecond,
      unit: 'sends/s',
      against: compared('five queries in a request', most.perSecond, queries),
      goal: { text: `at least ${GOAL.sendsPerSecond}/s`, met: most.perSecond >= GOAL.sendsPerSecond },
      more: { 'p99 ms': most.p99, ...(most.cpuMs !== null && { 'cpu ms': most.cpuMs }) },
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
