import { randomInt } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cutBody, errorEnvelope } from '@consoeurs/api'
import { refusalPage } from '../pages/refusal-page.ts'

/** Times in milliseconds. */
export interface LimiterOptions {
  /** Concurrent requests; `minSlots` while they are slow and others wait. */
  slots: number
  minSlots: number
  queueLength: number
  queueTimeout: number
  /** Queue timeout once the queue was never empty for `overloadAfter`: more comes in than can be served. */
  overloadQueueTimeout: number
  overloadAfter: number
  /** Slower than this while others wait means too much concurrency. */
  slow: number
  /** After this a request (slow body, slow reader, hanging database) gives its slot back. */
  slotTimeout: number
}

interface QueuedRequest {
  since: number
  start(): void
  refuse(): void
}

/**
 * Concurrency limiter with a queue, first in, first out. An overloaded queue serves the newest and refuses the others
 * early: adaptive LIFO and controlled delay (« Fail at scale », ACM Queue 13, 8). Slots shrink while requests are
 * slow and recover one by one: the right number depends on the machine and its load.
 */
export class ConcurrencyLimiter {
  readonly #options: LimiterOptions
  readonly #queue: QueuedRequest[] = []
  #slots: number
  #running = 0
  #emptyAt = 0
  #timeouts: NodeJS.Timeout | undefined

  constructor(options: LimiterOptions) {
    this.#options = options
    this.#slots = options.slots
  }

  get running(): number {
    return this.#running
  }

  get queued(): number {
    return this.#queue.length
  }

  /**
   * Calls `start` or `refuse` once, unless the client leaves first.
   * @returns to be called when the response was sent or the client left
   */
  enter(start: () => void, refuse: () => void): () => void {
    if (this.#running < this.#slots) return this.#start(start)
    if (this.#queue.length >= this.#options.queueLength) {
      refuse()
      return () => undefined
    }
    let leave = () => this.#dequeue(queued)
    const queued: QueuedRequest = {
      since: performance.now(),
      start: () => {
        leave = this.#start(start)
      },
      refuse,
    }
    if (this.#queue.length === 0) this.#emptyAt = queued.since
    this.#queue.push(queued)
    this.#timeouts ??= setInterval(() => this.#refuseLate(), this.#options.overloadQueueTimeout / 5)
    return () => leave()
  }

  #start(start: () => void): () => void {
    this.#running++
    const since = performance.now()
    let hasSlot = true
    const release = () => {
      if (!hasSlot) return
      hasSlot = false
      clearTimeout(timeout)
      this.#running--
      this.#adapt(performance.now() - since)
      this.#startNext()
    }
    const timeout = setTimeout(release, this.#options.slotTimeout).unref()
    start()
    return release
  }

  #adapt(duration: number): void {
    const { slots, minSlots, slow } = this.#options
    if (this.#queue.length === 0) this.#slots = Math.min(slots, this.#slots + 1)
    else if (duration > slow) this.#slots = Math.max(minSlots, this.#slots * 0.9)
    else this.#slots = Math.min(slots, this.#slots + 1 / this.#slots)
  }

  #dequeue(queued: QueuedRequest): void {
    const index = this.#queue.indexOf(queued)
    if (index >= 0) this.#queue.splice(index, 1)
    this.#stopTimeouts()
  }

  #startNext(): void {
    while (this.#running < this.#slots && this.#queue.length > 0) {
      const next = this.#isOverloaded() ? this.#queue.pop() : this.#queue.shift()
      next?.start()
    }
    this.#stopTimeouts()
  }

  #isOverloaded(): boolean {
    return this.#queue.length > 0 && performance.now() - this.#emptyAt > this.#options.overloadAfter
  }

  #refuseLate(): void {
    const { queueTimeout, overloadQueueTimeout } = this.#options
    const before = performance.now() - (this.#isOverloaded() ? overloadQueueTimeout : queueTimeout)
    // The oldest are in front, also when the newest are served first.
    const inTime = this.#queue.findIndex(({ since }) => since > before)
    for (const { refuse } of this.#queue.splice(0, inTime < 0 ? this.#queue.length : inTime)) refuse()
    this.#stopTimeouts()
  }

  #stopTimeouts(): void {
    if (this.#queue.length > 0) return
    clearInterval(this.#timeouts)
    this.#timeouts = undefined
  }
}

export interface LoadLimits {
  /** Bound by CPU: more concurrency makes each one slower. */
  reads: LimiterOptions
  /** Bound by the database. */
  writes: LimiterOptions
  /** Catch-up of open pages: nobody waits for it, and all of it comes at once after a network failure. */
  catchUp: LimiterOptions
}

const ofClicks = {
  ...{ queueLength: 2_000, queueTimeout: 2_000, overloadQueueTimeout: 500, overloadAfter: 500 },
  ...{ slow: 500, slotTimeout: 10_000 },
}
/** A refused background request only comes again. */
const ofCatchUp = { queueLength: 20_000, queueTimeout: 20_000, overloadQueueTimeout: 20_000, overloadAfter: 20_000 }

/** See docs/speed.md, « More than it can serve ». */
export const LOAD_LIMITS: LoadLimits = {
  reads: { ...ofClicks, slots: 24, minSlots: 4 },
  writes: { ...ofClicks, slots: 256, minSlots: 16 },
  catchUp: { ...ofClicks, ...ofCatchUp, slots: 24, minSlots: 4 },
}

/** Seconds; random, so that refused clients return one by one. */
const RETRY_AFTER = { least: 2, most: 6 }

/** Monitoring and files, which cost next to nothing. */
const ALWAYS_SERVED = /^\/(?:healthz|readyz|metrics|favicon\.ico|(?:assets|brand|admin\/assets)\/.*)(?:\?|$)/

export interface LoadShedding {
  /** Nothing runs before there is a slot. */
  guard(serve: RequestListener): RequestListener
  /** Requests served from memory need no slot. */
  skip(isCheap: (request: IncomingMessage) => boolean): void
  /** Closes each connection after its response, so that clients reconnect elsewhere. */
  closeConnections(): void
}

/** Excess requests are refused within microseconds. */
export function createLoadShedding({ reads, writes, catchUp }: LoadLimits = LOAD_LIMITS): LoadShedding {
  const limiters = {
    reads: new ConcurrencyLimiter(reads),
    writes: new ConcurrencyLimiter(writes),
    catchUp: new ConcurrencyLimiter(catchUp),
  }
  let isCheap: (request: IncomingMessage) => boolean = () => false
  let closes = false

  return {
    guard: (serve) => (request, response) => {
      if (closes) response.setHeader('Connection', 'close')
      if (ALWAYS_SERVED.test(request.url ?? '') || isCheap(request)) return void serve(request, response)
      // Declared first: `enter` may call back synchronously.
      let leave: (() => void) | undefined
      response.once('close', () => leave?.())
      leave = limiters[limiterOf(request)].enter(
        () => void serve(request, response),
        () => refuse(request, response),
      )
    },
    skip: (test) => {
      isCheap = test
    },
    closeConnections: () => {
      closes = true
    },
  }
}

/** Catch-up requests, see docs/life-of-a-message.md. */
const CATCH_UP = /^\/api\/(?:inbox|(?:conversations|rooms)\/\d+\/messages)\?(?:[^#]*&)?after=/

function limiterOf({ method, url = '' }: IncomingMessage): keyof LoadLimits {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') return 'writes'
  return CATCH_UP.test(url) ? 'catchUp' : 'reads'
}

/** A page for a browser navigation, the API's error envelope otherwise. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const seconds = randomInt(RETRY_AFTER.least, RETRY_AFTER.most + 1)
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '')
  const body = wantsPage ? refusalPage : JSON.stringify(errorEnvelope('UNAVAILABLE', undefined, seconds))
  response.writeHead(503, {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': seconds,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  if (!request.complete) cutBody(request)
}
