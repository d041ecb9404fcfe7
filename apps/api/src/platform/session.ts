import type { IncomingHttpHeaders } from 'node:http'
import type { Viewer } from './access.ts'

/** Reads who is behind a request from its cookie or bearer token. Identity implements it. */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<Viewer | null>
  /** Of these sessions those that are over: ended, of age, unused for too long, or of a member who was shut out. */
  over(sessionIds: number[]): Promise<number[]>
}
