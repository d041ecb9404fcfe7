import { createServer, type RequestListener, type Server } from 'node:http'
import type { LoadShedding } from './load-shedding.ts'

export interface ServerLimits {
  /** Milliseconds to receive the headers. */
  headers: number
  /** Milliseconds to receive the whole request. */
  request: number
  /** Milliseconds between two requests. */
  keepAlive: number
  /** Milliseconds between two timeout checks. */
  look: number
  /** Total bytes of the headers. */
  headerBytes: number
  connections: number
}

/**
 * A 10 MB photo at 300 kbit/s takes under five minutes; slower uploads resume (tus). Proxies keep idle
 * connections for a minute, and should close them first. At 18 kB each (docs/speed.md) 20 000 open pages take 360 MB.
 */
export const SERVER_LIMITS: ServerLimits = {
  headers: 10_000,
  request: 300_000,
  keepAlive: 72_000,
  look: 5_000,
  headerBytes: 16 * 1024,
  connections: 20_000,
}

export const openHttpServer =
  (loadShedding: LoadShedding, limits: ServerLimits = SERVER_LIMITS) =>
  (serve: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        keepAliveTimeout: limits.keepAlive,
        connectionsCheckingInterval: limits.look,
        maxHeaderSize: limits.headerBytes,
      },
      loadShedding.guard(serve),
    )
    server.maxConnections = limits.connections
    return server
  }
