import { randomInt } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cutBody, errorEnvelope } from '@consoeurs/api'
import { AdmissionLine, type LineLimits, type Patience } from './admission-line.ts'
import { refusalPage } from './refusal-page.ts'

interface Line extends LineLimits {
  patience: Patience
}

export interface AdmissionLimits {
  /** They spend this process's time: more of them at once make each slower, and none sooner. */
  reads: Line
  /** They wait for the database most of their time. */
  writes: Line
  /** What open pages missed. Nobody waits for them, and all of them come at once where a network was away. */
  missed: Line
}

/** Who clicked waits as long as this, and comes back. */
const ofClicks: Patience = { wait: 2_000, waitStanding: 500, standing: 500, slow: 500, seat: 10_000 }
/** To send a page away that asks in the background would be to be asked again. */
const ofPages: Patience = { ...ofClicks, wait: 20_000, waitStanding: 20_000, standing: 20_000 }

/** Where the numbers come from: docs/speed.md, « More than it can serve ». */
export const ADMISSION: AdmissionLimits = {
  reads: { seats: 24, fewest: 4, places: 2_000, patience: ofClicks },
  writes: { seats: 256, fewest: 16, places: 2_000, patience: ofClicks },
  missed: { seats: 24, fewest: 4, places: 20_000, patience: ofPages },
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
export function openAdmission({ reads, writes, missed }: AdmissionLimits = ADMISSION): Admission {
  const open = ({ patience, ...limits }: Line) => new AdmissionLine(limits, patience)
  const lines = { reads: open(reads), writes: open(writes), missed: open(missed) }
  let isCheap: (request: IncomingMessage) => boolean = () => false
  let elsewhere = false

  const admit =
    (serve: RequestListener): RequestListener =>
    (request, response) => {
      if (elsewhere) response.setHeader('Connection', 'close')
      if (ALWAYS_SERVED.test(request.url ?? '') || isCheap(request)) return void serve(request, response)
      const line = lines[lineOf(request)]
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

/** All that came after the last one known, in the inbox, a conversation or a room (docs/life-of-a-message.md). */
const MISSED = /^\/api\/(?:inbox|(?:conversations|rooms)\/\d+\/messages)\?(?:[^#]*&)?after=/

function lineOf({ method, url = '' }: IncomingMessage): keyof AdmissionLimits {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') return 'writes'
  return MISSED.test(url) ? 'missed' : 'reads'
}

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
