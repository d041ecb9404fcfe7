import type { ServerOptions } from 'socket.io'

export type AdapterMaker = Extract<ServerOptions['adapter'], (...args: never[]) => unknown>

/** PostgreSQL or Redis, with the adapter of Socket.IO for it. */
export interface Transport {
  adapter: AdapterMaker
  /** Reopens a connection that no longer receives. */
  check(): void
  close(): Promise<void>
}

/** What a transport reports. */
export interface TransportEvents {
  up(): void
  down(reason: unknown): void
  /** A message was not sent or not received. */
  lost(): void
}
