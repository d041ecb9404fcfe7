import { detailsOf, type Figure } from '../figures.ts'
import { load } from '../load.ts'
import { pidsOf, type Scene } from '../scene.ts'
import { messages, untilEventsAreHandled } from '../writes.ts'

const GOAL = { sendsPerSecond: 1_500, acknowledgedMs: 50, steadyPerSecond: 200 }
const SECONDS = 8
const WARM_SECONDS = 3

/** How many messages are acknowledged, and how soon. */
export async function sends(scene: Scene): Promise<Figure[]> {
  const common = {
    url: scene.server.url,
    pids: pidsOf(scene),
    requests: messages(scene),
    seconds: SECONDS,
    warmSeconds: WARM_SECONDS,
    settle: () => untilEventsAreHandled(scene),
  }
  const most = await load(common)
  const steady = await load({ ...common, rate: GOAL.steadyPerSecond })
  return [
    {
      name: 'POST /api/messages, as many as possible',
      value: most.perSecond,
      unit: 'sends/s',
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
