import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import { load } from '../load.ts'
import { type LoadAnswers, loadOpenly } from '../open-load.ts'
import { signInDemo } from '../people.ts'
import { pidsOf, type Scene } from '../scene.ts'

/** Multiple of the normal throughput. */
const TIMES = 3
const GOAL = { servedOfCalm: 0.7, servedMs: 2_000, refusedMs: 1_000, recoveryMs: 5_000 }
/** The first renderings are far slower. */
const WARM_SECONDS = 20
const CALM_SECONDS = 10
const RUSH_SECONDS = 15

const PATHS = ['/dashboard', '/shares', '/api/conversations', '/members', '/api/viewer', '/api/shares']

function p99(heard: LoadAnswers[]): number {
  const sorted = heard.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0
}

/** Milliseconds until requests are as fast as the slowest before. */
async function recovery(url: string, headers: Record<string, string>, calmMs: number): Promise<number> {
  const begun = performance.now()
  let inRow = 0
  while (inRow < PATHS.length) {
    const path = PATHS[inRow] ?? '/'
    const asked = performance.now()
    const { status } = await fetch(url + path, { headers })
    inRow = status === 200 && performance.now() - asked <= calmMs ? inRow + 1 : 0
    if (inRow === 0) await pause(50)
  }
  return performance.now() - begun
}

export async function overload(scene: Scene): Promise<Figure[]> {
  const { url } = scene.server
  const headers = { cookie: await signInDemo(url), accept: 'text/html', 'accept-encoding': 'br' }
  const requests = PATHS.map((path) => ({ method: 'GET' as const, path }))
  const calm = await load({
    url,
    headers,
    requests,
    seconds: CALM_SECONDS,
    warmSeconds: WARM_SECONDS,
    pids: pidsOf(scene),
  })
  const rate = calm.perSecond * TIMES
  const heard = await loadOpenly({ url, paths: PATHS, headers, rate, seconds: RUSH_SECONDS })
  const back = await recovery(url, headers, Math.max(calm.p99, 1))

  const served = heard.filter(({ status }) => status === 200)
  const refused = heard.filter(({ status }) => status === 503)
  const lost = heard.length - served.length - refused.length
  const perSecond = served.length / RUSH_SECONDS
  const ratio = perSecond / calm.perSecond
  const [servedMs, refusedMs] = [p99(served), p99(refused)]
  return [
    {
      name: 'Six pages and calls of a member, calm',
      value: calm.perSecond,
      unit: 'answers/s',
      more: { 'p99 ms': calm.p99 },
    },
    {
      name: `  at ${TIMES} times that: served`,
      value: perSecond,
      unit: 'answers/s',
      goal: { text: `at least ${GOAL.servedOfCalm} of calm, none lost`, met: ratio >= GOAL.servedOfCalm && lost === 0 },
      more: { 'of calm': ratio, served: served.length, refused: refused.length, lost },
    },
    {
      name: '  served, p99',
      value: servedMs,
      unit: 'ms',
      goal: { text: `under ${GOAL.servedMs} ms`, met: servedMs < GOAL.servedMs },
    },
    {
      name: '  refused, p99',
      value: refusedMs,
      unit: 'ms',
      goal: { text: `under ${GOAL.refusedMs} ms`, met: refusedMs < GOAL.refusedMs },
    },
    {
      name: '  as before again after',
      value: back,
      unit: 'ms',
      goal: { text: `under ${GOAL.recoveryMs} ms`, met: back < GOAL.recoveryMs },
    },
  ]
}
