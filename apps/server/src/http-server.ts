import { createServer, type RequestListener, type Server } from 'node:http'
import type { Admission } from './admission.ts'

/** What one client may take of the process before it is heard. */
export interface ServerLimits {
  /** Milliseconds until the headers of a request have arrived. */
  headers: number
  /** Milliseconds until a request has arrived whole. */
  request: number
  /** Milliseconds that a connection stays open between two requests. */
  keepAlive: number
  /** Milliseconds between two looks at the first two. */
  look: number
  /** Bytes of all headers of a request. */
  headerBytes: number
  connections: number
}

/**
 * A picture of 10 MB has five minutes, as a telephone with 300 kbit/s needs; what is slower goes on where it was cut
 * (tus). Between requests a connection outlives the minute that proxies keep theirs, so that it is they who end it.
 * An open page costs 18 kB (docs/speed.md), an idle connection less: 20 000 of them are 360 MB at most.
 */
export const SERVER_LIMITS: ServerLimits = {
  headers: 10_000,
  request: 300_000,
  keepAlive: 72_000,
  look: 5_000,
  headerBytes: 16 * 1024,
  connections: 20_000,
}

/** The one server of the process: bounds on whoever connects, and the guard before whatever answers. */
export const openHttpServer =
  (admission: Admission, limits: ServerLimits = SERVER_LIMITS) =>
  (serve: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        keepAliveTimeout: limits.keepAlive,
        connectionsCheckingInterval: limits.look,
        maxHeaderSize: limits.headerBytes,
      },
      admission.guard(serve),
    )
    server.maxConnections = limits.connections
    return server
  }
