import type { IncomingHttpHeaders } from 'node:http'
import type { Viewer } from './access.ts'

/** Reads the viewer from a cookie or bearer token. Identity implements it. */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<Viewer | null>
  /** Filters sessions that are no longer valid: ended, expired, idle for too long, or of a suspended member. */
  over(sessionIds: number[]): Promise<number[]>
}
