import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface Load {
  url: string
  /** Requests under way at any moment. */
  connections?: number
  seconds?: number
  headers?: Record<string, string>
  /** Asked for one after the other, over and over, instead of a GET of `url` alone. */
  requests?: autocannon.Request[]
  /** Requests per second over all connections; as many as possible without it. */
  rate?: number
  /** The process that answers: its processor time is counted. */
  pid?: number
}

export interface Answers {
  /** Answers in a second, over the whole run. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of the server's processor for one answer; it hardly depends on what else the machine does. */
  cpuMs: number | null
}

const CONNECTIONS = 10
const SECONDS = 8
const WARM_SECONDS = 3

/** Loads one address after a warm-up. An answer that is not 2xx or 3xx is a defect, not a figure. */
export async function load(options: Load): Promise<Answers> {
  await shoot(options, WARM_SECONDS)
  const before = options.pid === undefined ? null : cpuSeconds(options.pid)
  const result = await shoot(options, options.seconds ?? SECONDS)
  const spent = before === null || options.pid === undefined ? null : cpuSeconds(options.pid) - before
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: spent === null ? null : (spent * 1000) / result.requests.total,
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

const TICKS_PER_SECOND = 100

/** Processor time of a process until now, in seconds, as the kernel counts it (proc(5), fields 14 and 15). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
