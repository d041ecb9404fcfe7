import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface OpenLoad {
  url: string
  /** Requested in rotation. */
  paths: string[]
  headers: Record<string, string>
  /** Started per second, regardless of pending ones. */
  rate: number
  seconds: number
}

/** `status` 0: no answer. */
export interface LoadAnswers {
  status: number
  /** Milliseconds since the request was due, which includes this program's delays. */
  ms: number
}

const TICK_MS = 10
const GIVES_UP_MS = 30_000

function ask(url: string, headers: Record<string, string>, agent: Agent, due: number): Promise<LoadAnswers> {
  return new Promise((resolve) => {
    const heard = (status: number) => resolve({ status, ms: performance.now() - due })
    const request = get(url, { agent, headers, timeout: GIVES_UP_MS }, (response) => {
      response.resume()
      response.once('end', () => heard(response.statusCode ?? 0))
      response.once('error', () => heard(0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => heard(0))
  })
}

export async function loadOpenly({ url, paths, headers, rate, seconds }: OpenLoad): Promise<LoadAnswers[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const asked: Promise<LoadAnswers>[] = []
  const begun = performance.now()
  const all = Math.floor(rate * seconds)
  while (asked.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - begun) * rate) / 1000))
    while (asked.length < due) {
      const path = paths[asked.length % paths.length] ?? '/'
      asked.push(ask(url + path, headers, agent, begun + (asked.length * 1000) / rate))
    }
    await pause(TICK_MS)
  }
  const heard = await Promise.all(asked)
  agent.destroy()
  return heard
}
