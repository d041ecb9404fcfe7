import { randomInt } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cutBody, errorEnvelope } from '@consoeurs/api'
import { AdmissionLine, type LineLimits, type Patience } from './admission-line.ts'
import { refusalPage } from './refusal-page.ts'

export interface AdmissionLimits {
  /** They spend this process's time: more of them at once make each slower, and none sooner. */
  reads: LineLimits
  /** They wait for the database most of their time. */
  writes: LineLimits
  patience: Patience
}

/** Where the numbers come from: docs/speed.md, « More than it can serve ». */
export const ADMISSION: AdmissionLimits = {
  reads: { seats: 24, fewest: 4, places: 2_000 },
  writes: { seats: 256, fewest: 16, places: 2_000 },
  patience: { wait: 2_000, waitStanding: 500, standing: 500, slow: 500, seat: 10_000 },
}

/** Seconds; drawn anew for each, so that those who were refused together do not come back together. */
const RETRY_AFTER = { least: 2, most: 6 }

/** Asked by who watches over the process, most of all when it has much to do; and files, which cost next to nothing. */
const ALWAYS_SERVED = /^\/(?:healthz|readyz|metrics|favicon\.ico|(?:assets|brand|admin\/assets)\/.*)(?:\?|$)/

export interface Admission {
  /** What stands before all that the product does for a request: it is not even looked at before there is a seat. */
  guard(serve: RequestListener): RequestListener
  /** Requests that are answered at once, without waiting for anything: they need no seat. */
  answersAtOnce(isCheap: (request: IncomingMessage) => boolean): void
  /** Every answer from now on asks the client to come back by another connection. */
  sendElsewhere(): void
}

/** How much is let in at a time. What does not come in is told so at once, in a few microseconds. */
export function openAdmission({ reads, writes, patience }: AdmissionLimits = ADMISSION): Admission {
  const lines = { reads: new AdmissionLine(reads, patience), writes: new AdmissionLine(writes, patience) }
  let isCheap: (request: IncomingMessage) => boolean = () => false
  let elsewhere = false

  const admit =
    (serve: RequestListener): RequestListener =>
    (request, response) => {
      if (elsewhere) response.setHeader('Connection', 'close')
      if (ALWAYS_SERVED.test(request.url ?? '') || isCheap(request)) return void serve(request, response)
      const line = isRead(request) ? lines.reads : lines.writes
      // Before the line: it may call back at once.
      let leave: (() => void) | undefined
      response.once('close', () => leave?.())
      leave = line.enter(
        () => void serve(request, response),
        () => refuse(request, response),
      )
    }

  return {
    guard: admit,
    answersAtOnce: (test) => {
      isCheap = test
    },
    sendElsewhere: () => {
      elsewhere = true
    },
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** To a browser that goes to a page a page, to everything else the envelope of the API. */
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
