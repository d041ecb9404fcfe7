import autocannon from 'autocannon'
import { cpuSeconds } from './processes.ts'

export interface Load {
  url: string
  /** Concurrent. */
  connections?: number
  /** One of the two. */
  seconds?: number
  amount?: number
  /** Not counted. */
  warmSeconds?: number
  headers?: Record<string, string>
  /** Repeated in order instead of `url`. */
  requests?: autocannon.Request[]
  /** In total; unlimited if absent. */
  rate?: number
  /** Their processor time is counted. */
  pids?: { server: number; database?: number }
  /** Waits for the work that goes on after the answers; its processor time counts. */
  settle?: () => Promise<void>
}

export interface Answers {
  /** Over the whole run. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor milliseconds per answer, less sensitive to other load, and their sum. */
  serverMs: number
  databaseMs: number
  cpuMs: number
}

const CONNECTIONS = 10

/** @throws on any answer that is not 2xx or 3xx */
export async function load(options: Load): Promise<Answers> {
  const { warmSeconds = 0, pids, settle } = options
  if (warmSeconds > 0) await shoot({ ...options, seconds: warmSeconds })
  const spent = () => [pids?.server, pids?.database].map((pid) => (pid === undefined ? 0 : cpuSeconds(pid)))
  const before = spent()
  const { requests, duration, latency } = await shoot(options)
  await settle?.()
  const [serverMs = 0, databaseMs = 0] = spent().map(
    (after, index) => ((after - (before[index] ?? 0)) * 1000) / requests.total,
  )
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    serverMs,
    databaseMs,
    cpuMs: serverMs + databaseMs,
  }
}

async function shoot({ url, connections = CONNECTIONS, seconds, amount, headers, requests, rate }: Load) {
  const result = await autocannon({
    url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
    ...(headers && { headers }),
    ...(requests && { requests }),
    ...(rate !== undefined && { overallRate: rate }),
  })
  const failed = result.non2xx - (result['3xx'] ?? 0) + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} answers were refusals or errors`)
  return result
}
