import type { Chance } from '../chance.ts'
import type { History } from '../history.ts'
import { pause } from '../site.ts'
import { type Call, type Caller, patienceAfter } from './caller.ts'

/** One thing to do, under an id of its own: sent again it is the same thing. */
export interface Task {
  value: string
  by: Caller
  call: Call
}

/** What one hand does, one task after the other; null when there is nothing left. */
export interface Lane {
  name: string
  next(): Task | null
  /** The client made an id for it, so that a repetition long after does nothing. */
  repeatable: boolean
}

export interface WriterParts {
  history: History
  chance: Chance
  stopped: () => boolean
}

/** Doubles up to half a second, as the outbox waits before it sends again. */
const waitAfter = (failures: number) => Math.min(500, 25 * 2 ** failures)
const RECENT = 50

/** The outbox of one lane: in order, each task until it is answered, sometimes twice, now and then once more later. */
export async function keepWriting(lane: Lane, parts: WriterParts): Promise<void> {
  const { history, chance, stopped } = parts
  const recent: Task[] = []
  let silences = 0
  const send = async ({ value, by, call }: Task) => {
    const { outcome, why } = await by.asks(call, patienceAfter(silences))
    silences = why.startsWith('TimeoutError') ? silences + 1 : 0
    history.add({ lane: lane.name, value, outcome, ...(why !== '' && { why }) })
    return outcome
  }
  while (!stopped()) {
    const task = lane.next()
    if (task === null) return
    const sendings = lane.repeatable && chance.onceIn(12) ? 2 : 1
    for (let failures = 0; ; failures += 1) {
      const outcomes = await Promise.all(Array.from({ length: sendings }, () => send(task)))
      if (outcomes.some((outcome) => outcome !== 'info')) break
      // A tab that is closed for good: nobody will ever know.
      if (lane.repeatable && chance.onceIn(20)) break
      await pause(waitAfter(failures))
    }
    recent.push(task)
    if (recent.length > RECENT) recent.shift()
    // An old tab wakes up and sends what had arrived long ago.
    if (lane.repeatable && chance.onceIn(25)) await send(chance.pick(recent))
  }
}
