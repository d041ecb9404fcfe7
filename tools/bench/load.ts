import autocannon from 'autocannon'
import { cpuSeconds } from './processes.ts'

export interface Load {
  url: string
  /** Requests under way at any moment. */
  connections?: number
  seconds?: number
  /** Loaded this long before anything is counted. */
  warmSeconds?: number
  headers?: Record<string, string>
  /** Asked for one after the other, over and over, instead of a GET of `url` alone. */
  requests?: autocannon.Request[]
  /** Requests per second over all connections; as many as possible without it. */
  rate?: number
  /** The processes that answer: their processor time is counted. */
  pids?: number[]
}

export interface Answers {
  /** Answers in a second, over the whole run. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of those processes' processor time for one answer: it depends less on what else the machine does. */
  cpuMs: number
}

const CONNECTIONS = 10
const SECONDS = 8
const WARM_SECONDS = 3

/** Loads one address after a warm-up. An answer that is not 2xx or 3xx is a defect, not a figure. */
export async function load(options: Load): Promise<Answers> {
  const warmSeconds = options.warmSeconds ?? WARM_SECONDS
  if (warmSeconds > 0) await shoot(options, warmSeconds)
  const spentBy = () => (options.pids ?? []).reduce((seconds, pid) => seconds + cpuSeconds(pid), 0)
  const before = spentBy()
  const result = await shoot(options, options.seconds ?? SECONDS)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: ((spentBy() - before) * 1000) / result.requests.total,
  }
}

async function shoot({ url, connections = CONNECTIONS, headers, requests, rate }: Load, duration: number) {
  const result = await autocannon({
    url,
    connections,
    duration,
    ...(headers && { headers }),
    ...(requests && { requests }),
    ...(rate !== undefined && { overallRate: rate }),
  })
  const failed = result.non2xx - (result['3xx'] ?? 0) + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} answers were refusals or errors`)
  return result
}
